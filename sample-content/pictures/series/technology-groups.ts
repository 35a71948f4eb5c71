import { type dedicatedSlug } from "../../../common/catalogue/paths.ts";
import { type TechnologyGroupSlug } from "../../../common/catalogue/technology-groups.ts";

import { type RipplesOptions } from "./ripples.ts";

/** The ripples of each technology group. */
export const technologyGroups = {
  mobile: {
    field: "potential",
    sources: [
      [0.66, 0.34],
      [0.66, 0.8],
    ],
    lines: 16,
    signal: 14,
    zones: [8, 22],
  },
  cms: {
    palette: "shelf",
    field: "voronoi",
    sources: [
      [0.3, 0.32],
      [1.0, 0.36],
      [0.62, 0.82],
    ],
    lines: 38,
    signal: -9,
    zones: [-4],
    near: [0.62, 0.82],
  },
  backend: {
    palette: "abyss",
    field: "dipole",
    sources: [
      [0.4, 0.64],
      [0.94, 0.44],
    ],
    lines: 8,
    signal: 0,
    zones: [0, 10],
  },
  frontend: {
    field: "interference",
    sources: [
      [0.36, 0.54],
      [0.98, 0.54],
    ],
    wavelength: 0.17,
    lines: 1.25,
    bend: 0.006,
    signal: 0,
    zones: [1],
    near: [0.36, 0.44],
  },
  frameworks: {
    palette: "shelf",
    field: "potential",
    sources: [
      [0.36, 0.34],
      [0.96, 0.3],
      [1.0, 0.8],
      [0.4, 0.82],
    ],
    lines: 30,
    signal: 22,
    zones: [22, 34],
  },
  ecommerce: {
    palette: "foam",
    field: "voronoi",
    sources: [
      [0.26, 0.28],
      [0.8, 0.26],
      [1.12, 0.62],
      [0.66, 0.7],
      [0.22, 0.84],
    ],
    lines: 40,
    signal: -5,
    zones: [-3],
    near: [0.66, 0.7],
  },
  desktop: {
    field: "voronoi",
    norm: 4.5,
    sources: [
      [0.52, 0.46],
      [0.9, 0.68],
    ],
    lines: 40,
    bend: 0.012,
    signal: -12,
    zones: [-12, -5],
  },
  "ux-ui": {
    palette: "abyss",
    field: "interference",
    sources: [
      [0.34, 0.72],
      [0.68, 0.3],
      [1.02, 0.72],
    ],
    wavelength: 0.26,
    lines: 1.15,
    bend: 0.006,
    signal: 0,
    zones: [1],
    near: [0.68, 0.4],
  },
  "quality-analyst": {
    palette: "foam",
    field: "dipole",
    sources: [
      [0.3, 0.36],
      [0.66, 0.6],
      [1.06, 0.36],
      [0.86, 0.86],
    ],
    lines: 7,
    signal: 0,
    zones: [0],
  },
  dedicated: {
    palette: "shelf",
    field: "voronoi",
    closed: false,
    sources: [
      [0.2, 0.78],
      [0.38, 0.6],
      [0.6, 0.52],
      [0.82, 0.56],
      [1.02, 0.5],
      [1.18, 0.32],
    ],
    lines: 38,
    signal: -8,
    zones: [-8, -1],
  },
} satisfies Partial<Record<TechnologyGroupSlug | typeof dedicatedSlug, RipplesOptions>>;
