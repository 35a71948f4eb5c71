import type { TechnologyProfiles } from "./types";

export const mobile = {
  swift: {
    facts: {
      category: "Language for Apple platforms",
      language: "Swift",
      runsOn: "iOS, macOS, watchOS; Linux servers",
      maintainer: "Apple and the Swift community",
      license: "Open source, Apache 2.0",
    },
    layers: [
      ["Screens", "SwiftUI, UIKit"],
      ["Your code", "Packages, async tasks"],
      ["Standard library", "Collections, Codable, text"],
      ["Runtime", "Reference counting, actors"],
      ["Compiler", "LLVM, machine code"],
    ],
  },
  flutter: {
    facts: {
      category: "Framework that draws its own widgets",
      language: "Dart",
      runsOn: "Android, iOS, web, desktop",
      maintainer: "Google",
      license: "Open source, BSD",
    },
    layers: [
      ["Your app", "Widgets, state"],
      ["Framework", "Material, Cupertino, gestures"],
      ["Engine", "Impeller, text, Dart runtime"],
      ["Embedder", "Platform channels, plugins"],
      ["System", "Android, iOS, desktop"],
    ],
  },
  ionic: {
    facts: {
      category: "Web components for apps",
      language: "TypeScript, HTML, CSS",
      runsOn: "Android, iOS, web",
      maintainer: "Ionic",
      license: "Open source, MIT",
    },
    layers: [
      ["Your pages", "Angular, React or Vue"],
      ["Ionic components", "Lists, tabs, gestures"],
      ["Capacitor", "Plugins, native bridge"],
      ["Web view", "WKWebView, Android WebView"],
      ["System", "Android, iOS"],
    ],
  },
  reactnative: {
    facts: {
      category: "Framework for apps with native views",
      language: "TypeScript, React",
      runsOn: "Android, iOS",
      maintainer: "Meta and the community",
      license: "Open source, MIT",
    },
    layers: [
      ["Your screens", "React components"],
      ["React", "Hooks, reconciler"],
      ["Fabric", "Rendering, native modules"],
      ["Hermes", "JavaScript engine"],
      ["Native views", "UIKit, Android views"],
    ],
  },
  kotlin: {
    facts: {
      category: "Language for Android and the JVM",
      language: "Kotlin",
      runsOn: "Android, JVM; iOS via Multiplatform",
      maintainer: "JetBrains and Google",
      license: "Open source, Apache 2.0",
    },
    layers: [
      ["Your code", "Coroutines, data classes"],
      ["Libraries", "Jetpack, Ktor, Spring"],
      ["Standard library", "Collections, ranges, text"],
      ["Compiler", "Bytecode, native code"],
      ["Runtime", "ART, JVM, Kotlin/Native"],
    ],
  },
  java: {
    facts: {
      category: "Language and platform",
      language: "Java",
      runsOn: "Servers, Android, desktop",
      maintainer: "Oracle and the OpenJDK",
      license: "Open source, GPL",
    },
    layers: [
      ["Your code", "Records, virtual threads"],
      ["Framework", "Spring Boot, Quarkus"],
      ["Class library", "Collections, HTTP, JDBC"],
      ["Virtual machine", "HotSpot, garbage collector"],
      ["System", "Linux, Windows, containers"],
    ],
  },
  android: {
    facts: {
      category: "Mobile operating system",
      language: "Kotlin, Java",
      runsOn: "Phones, tablets, TVs, cars",
      maintainer: "Google",
      license: "Open source, except Google services",
    },
    layers: [
      ["Your app", "Compose, view models"],
      ["Jetpack", "Room, WorkManager"],
      ["Framework", "Activities, permissions"],
      ["Runtime", "ART, native libraries"],
      ["Kernel", "Linux, drivers"],
    ],
  },
  ios: {
    facts: {
      category: "Mobile operating system",
      language: "Swift, Objective-C",
      runsOn: "iPhone",
      maintainer: "Apple",
      license: "Proprietary",
    },
    layers: [
      ["Your app", "SwiftUI, UIKit"],
      ["Frameworks", "StoreKit, HealthKit"],
      ["Media", "Core Animation, Metal"],
      ["Core services", "Files, networking"],
      ["Core OS", "Darwin, kernel"],
    ],
  },
} as const satisfies TechnologyProfiles;
