import type { TechnologyProfiles } from "./types";

export const backEndAndDesktop = {
  dotnet: {
    facts: {
      category: "Application platform",
      language: "C#, F#",
      runsOn: "Linux, Windows, macOS",
      maintainer: "Microsoft and the community",
      license: "Open source, MIT",
    },
    layers: [
      ["Your code", "C#, minimal APIs"],
      ["ASP.NET Core", "Middleware, Kestrel"],
      ["Base libraries", "LINQ, JSON"],
      ["CLR", "JIT, garbage collector"],
      ["System", "Linux, Windows, containers"],
    ],
  },
  node: {
    facts: {
      category: "JavaScript runtime",
      language: "JavaScript, TypeScript",
      runsOn: "Linux, Windows, macOS",
      maintainer: "OpenJS Foundation",
      license: "Open source, MIT",
    },
    layers: [
      ["Your code", "Services, workers"],
      ["Node.js", "HTTP, streams, files"],
      ["V8", "JIT, garbage collector"],
      ["libuv", "Event loop, thread pool"],
      ["System", "Sockets, processes"],
    ],
  },
  php: {
    facts: {
      category: "Language for the web",
      language: "PHP",
      runsOn: "Nearly every web host",
      maintainer: "The PHP community",
      license: "Open source",
    },
    layers: [
      ["Your code", "Laravel, Symfony or plain"],
      ["Packages", "Composer, autoloading"],
      ["Extensions", "PDO, intl, mbstring"],
      ["Zend Engine", "Opcodes, JIT"],
      ["PHP-FPM", "Worker processes"],
    ],
  },
  python: {
    facts: {
      category: "General-purpose language",
      language: "Python",
      runsOn: "Linux, Windows, macOS",
      maintainer: "Python Software Foundation",
      license: "Open source, PSF",
    },
    layers: [
      ["Your code", "Django, FastAPI, pandas"],
      ["Packages", "PyPI, environments"],
      ["Standard library", "asyncio, json"],
      ["CPython", "Bytecode, reference counts"],
      ["C extensions", "NumPy, drivers"],
    ],
  },
  golang: {
    facts: {
      category: "Compiled language",
      language: "Go",
      runsOn: "Linux, Windows, macOS",
      maintainer: "Google",
      license: "Open source, BSD",
    },
    layers: [
      ["Your code", "Handlers, interfaces"],
      ["Modules", "Versions, checksums"],
      ["Standard library", "net/http, json"],
      ["Runtime", "Goroutines, garbage collector"],
      ["Binary", "One static file"],
    ],
  },
  bunsh: {
    facts: {
      category: "JavaScript runtime and toolkit",
      language: "JavaScript, TypeScript",
      runsOn: "Linux, macOS, Windows",
      maintainer: "Oven",
      license: "Open source, MIT",
    },
    layers: [
      ["Your code", "TypeScript as it is"],
      ["Bun APIs", "Server, SQLite, shell"],
      ["Toolkit", "Bundler, tests, packages"],
      ["JavaScriptCore", "JIT, garbage collector"],
      ["Native core", "Event loop, HTTP"],
    ],
  },
  electron: {
    facts: {
      category: "Framework for desktop apps",
      language: "JavaScript, TypeScript",
      runsOn: "Windows, macOS, Linux",
      maintainer: "OpenJS Foundation",
      license: "Open source, MIT",
    },
    layers: [
      ["Your windows", "React, Vue or plain"],
      ["Preload", "Context bridge"],
      ["Main process", "Menus, files, updates"],
      ["Chromium and Node.js", "Drawing, access"],
      ["System", "Windows, macOS, Linux"],
    ],
  },
} as const satisfies TechnologyProfiles;
