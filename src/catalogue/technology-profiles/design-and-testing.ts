import type { TechnologyProfiles } from "./types";

export const designAndTesting = {
  illustrator: {
    facts: {
      category: "Tool for vector drawing",
      runsOn: "macOS, Windows, iPad",
      maintainer: "Adobe",
      license: "Subscription",
    },
    layers: [
      ["Artboards", "Logos, icons, posters"],
      ["Appearance", "Swatches, type, effects"],
      ["Paths", "Anchors, curves, strokes"],
      ["Color", "Spot, CMYK, RGB"],
      ["Export", "SVG, PDF"],
    ],
  },
  photoshop: {
    facts: {
      category: "Tool for pixels and photos",
      runsOn: "macOS, Windows, iPad, web",
      maintainer: "Adobe",
      license: "Subscription",
    },
    layers: [
      ["Retouching", "Healing, cloning"],
      ["Adjustments", "Curves, masks"],
      ["Smart objects", "Editable filters"],
      ["Pixels", "Channels, depth, profiles"],
      ["Export", "WebP, PNG, PSD"],
    ],
  },
  figma: {
    facts: {
      category: "Tool for interface design",
      runsOn: "Browsers, macOS, Windows",
      maintainer: "Figma",
      license: "Subscription, with a free plan",
    },
    layers: [
      ["Prototype", "Flows, conditions"],
      ["Screens", "Frames, auto layout"],
      ["Components", "Variants, properties"],
      ["Variables", "Colors, spacing, modes"],
      ["Handoff", "Dev Mode, specifications"],
    ],
  },
  "quality-analyst": {
    layers: [
      ["Exploration", "Charters, notes"],
      ["End-to-end tests", "Journeys, devices"],
      ["API tests", "Contracts, errors"],
      ["Unit tests", "Rules, edge cases"],
      ["Test data", "Fixtures, accounts"],
    ],
  },
} as const satisfies TechnologyProfiles;
