import { type IslandsOptions } from "./islands.ts";

/** The islands of each industry. */
export const industries = {
  fintech: {
    hills: [
      { x: 0.7, y: 0.52, r: 0.36, h: 22 },
      { x: 0.7, y: 0.52, r: 0.19, h: -20 },
    ],
    roughness: 2.6,
    compass: { x: 240, y: 950, r: 110 },
    scaleBar: [1300, 1080],
    leader: [
      [1180, 500],
      [110, -120],
    ],
  },
  warranty: {
    palette: "abyss",
    hills: [
      { x: 0.42, y: 0.4, r: 0.24, h: 18 },
      { x: 0.92, y: 0.62, r: 0.28, h: 20 },
    ],
    roughness: 2.4,
    grain: 1.8,
    compass: { x: 1410, y: 190, r: 110 },
    scaleBar: [130, 1080],
    leader: [
      [420, 780],
      [-90, 130],
    ],
  },
  "e-commerce": {
    palette: "shelf",
    hills: [
      { x: 0.3, y: 0.3, r: 0.12, h: 15 },
      { x: 0.58, y: 0.55, r: 0.16, h: 19 },
      { x: 0.9, y: 0.36, r: 0.13, h: 16 },
      { x: 1.12, y: 0.68, r: 0.15, h: 18 },
      { x: 0.4, y: 0.78, r: 0.1, h: 13 },
    ],
    roughness: 3,
    grain: 2.6,
    compass: { x: 1420, y: 200, r: 110 },
    scaleBar: [130, 1080],
    leader: [
      [640, 1000],
      [110, 60],
    ],
  },
  healthcare: {
    palette: "foam",
    hills: [
      { x: 0.78, y: 0.47, r: 0.125, stretch: 3.3, turn: 0.3, h: 16 },
      { x: 0.78, y: 0.47, r: 0.125, stretch: 3.3, turn: 1.87, h: 16 },
    ],
    roughness: 1.2,
    compass: { x: 240, y: 200, r: 110 },
    scaleBar: [130, 1080],
    leader: [
      [500, 420],
      [-130, 120],
    ],
  },
  restaurant: {
    hills: [
      { x: 0.7, y: 0.5, r: 0.42, h: 25 },
      { x: 0.86, y: 0.46, r: 0.22, stretch: 1.2, turn: -0.4, h: -30 },
    ],
    roughness: 1.8,
    grain: 1.8,
    compass: { x: 1400, y: 200, r: 120 },
    scaleBar: [1300, 1080],
    leader: [
      [420, 300],
      [-110, -110],
    ],
  },
  manufacturing: {
    palette: "abyss",
    hills: [
      { x: 0.28, y: 0.1, r: 0.34, stretch: 1.7, turn: 0.5, h: 22 },
      { x: 1.14, y: 0.86, r: 0.32, stretch: 1.7, turn: 0.5, h: 22 },
    ],
    roughness: 2.6,
    grain: 2,
    compass: { x: 1400, y: 230, r: 115 },
    leader: [
      [300, 760],
      [-60, 160],
    ],
    scaleBar: [130, 1080],
  },
} satisfies Record<string, IslandsOptions>;
