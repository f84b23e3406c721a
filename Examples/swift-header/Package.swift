// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-header",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "MotionSpec", path: "../..")],
  targets: [
    .target(name: "Profile"),
    .testTarget(
      name: "ProfileTests",
      dependencies: [
        "Profile", .product(name: "Spec", package: "MotionSpec"),
        .product(name: "Generators", package: "MotionSpec"),
      ]),
  ]
)
