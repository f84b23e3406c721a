// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MotionSpec",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Spec", targets: ["Spec"]),
    .library(name: "Generators", targets: ["Generators"]),
    .executable(name: "motionspec", targets: ["motionspec"]),
  ],
  targets: [
    .target(name: "Spec"),
    .target(name: "Generators", dependencies: ["Spec"]),
    .executableTarget(name: "motionspec", dependencies: ["Spec", "Generators"]),
    .testTarget(
      name: "InvariantTests", dependencies: ["Spec", "Generators", "motionspec"]),
    .testTarget(
      name: "ExampleTests", dependencies: ["Spec", "Generators", "motionspec"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
