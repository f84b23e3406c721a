"""Answers scenarios (PROTOCOL.md) with the sheet:

motionspec verify -- python3 judge.py             the sheet
motionspec verify -- python3 judge.py --faulty    the one with a fault
"""

import json
import sys

sys.dont_write_bytecode = True

from sheet import FaultySheet, Refused, Sheet

Subject = FaultySheet if "--faulty" in sys.argv else Sheet


def answers(screen, layout, events, **_):
    if screen != "sheet":
        return [{"rejected": "only a sheet lives here"}]
    try:
        sheet = Subject(layout)
    except Refused as why:
        return [{"rejected": str(why)}]
    result = [sheet.appearance | {"rubberBand": None}]
    for event in events:
        try:
            sheet.handle(event)
            band = sheet.rubber_band(event["panMoved"]) if "panMoved" in event else None
            result.append(sheet.appearance | {"rubberBand": band})
        except Refused as why:
            result.append({"rejected": str(why)})
    return result


for line in sys.stdin:
    scenario = json.loads(line)
    print(json.dumps({"id": scenario["id"], "appearances": answers(**scenario)}), flush=True)
