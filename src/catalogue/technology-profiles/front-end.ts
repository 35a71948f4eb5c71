import type { TechnologyProfiles } from "./types";

export const frontEnd = {
  angular: {
    facts: {
      category: "Web framework, complete",
      language: "TypeScript",
      runsOn: "Browsers; Node.js on the server",
      maintainer: "Google",
      license: "Open source, MIT",
    },
    layers: [
      ["Your components", "Templates, signals"],
      ["Router and forms", "Guards, validators"],
      ["Injection", "Services, providers"],
      ["Ivy", "Change detection"],
      ["Browser", "DOM, events"],
    ],
  },
  react: {
    facts: {
      category: "Library for interfaces",
      language: "TypeScript, JavaScript",
      runsOn: "Browsers; Node.js on the server",
      maintainer: "Meta and the community",
      license: "Open source, MIT",
    },
    layers: [
      ["Your components", "JSX, hooks"],
      ["Framework", "Routing, data"],
      ["React", "Reconciler, scheduler"],
      ["React DOM", "Commits, hydration"],
      ["Browser", "DOM, events"],
    ],
  },
  vue: {
    facts: {
      category: "Web framework, modular",
      language: "TypeScript, JavaScript",
      runsOn: "Browsers; Node.js on the server",
      maintainer: "Evan You and his team",
      license: "Open source, MIT",
    },
    layers: [
      ["Your components", "Single files"],
      ["Router and store", "Vue Router, Pinia"],
      ["Reactivity", "Refs, watchers"],
      ["Renderer", "Compiled templates"],
      ["Browser", "DOM, events"],
    ],
  },
  javascript: {
    facts: {
      category: "Language of browsers",
      language: "JavaScript",
      runsOn: "Browsers, Node.js, Bun",
      maintainer: "Ecma TC39",
      license: "Open standard",
    },
    layers: [
      ["Your modules", "Imports, classes"],
      ["Web APIs", "Fetch, DOM, workers"],
      ["Event loop", "Tasks, microtasks"],
      ["Engine", "V8, SpiderMonkey"],
      ["Machine code", "JIT compilers"],
    ],
  },
  css: {
    facts: {
      category: "Style sheet language",
      language: "CSS",
      runsOn: "Browsers",
      maintainer: "W3C",
      license: "Open standard",
    },
    layers: [
      ["Your styles", "Tokens, components"],
      ["Cascade", "Layers, specificity"],
      ["Layout", "Grid, flexbox"],
      ["Paint", "Colors, text, shadows"],
      ["Compositing", "Transforms, opacity"],
    ],
  },
  html: {
    facts: {
      category: "Language for structure",
      language: "HTML",
      runsOn: "Browsers, email clients",
      maintainer: "WHATWG",
      license: "Open standard",
    },
    layers: [
      ["Your content", "Headings, lists"],
      ["Semantics", "Landmarks, forms"],
      ["DOM", "The parsed tree"],
      ["Accessibility tree", "Roles, names"],
      ["Browser", "Layout, focus"],
    ],
  },
} as const satisfies TechnologyProfiles;
