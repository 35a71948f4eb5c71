import type { Anatomy } from "./types";

/** What runs the code of servers and desktops. */
export const runtimes = {
  dotnet: {
    facts: {
      what: "Application platform",
      language: "C#, F#",
      runsOn: "Linux, Windows, macOS",
      maker: "Microsoft and the community",
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
      what: "JavaScript runtime",
      language: "JavaScript, TypeScript",
      runsOn: "Linux, Windows, macOS",
      maker: "OpenJS Foundation",
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
      what: "Language for the web",
      language: "PHP",
      runsOn: "Nearly every web host",
      maker: "The PHP community",
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
      what: "General language",
      language: "Python",
      runsOn: "Linux, Windows, macOS",
      maker: "Python Software Foundation",
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
      what: "Compiled language",
      language: "Go",
      runsOn: "Linux, Windows, macOS",
      maker: "Google",
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
      what: "JavaScript runtime and toolkit",
      language: "JavaScript, TypeScript",
      runsOn: "Linux, macOS, Windows",
      maker: "Oven",
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
      what: "Framework for desktop apps",
      language: "JavaScript, TypeScript",
      runsOn: "Windows, macOS, Linux",
      maker: "OpenJS Foundation",
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
} as const satisfies Record<string, Anatomy>;
