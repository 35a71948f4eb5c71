import { readPalette } from "../../brand/colors.ts";

/**
 * Mixes two hexadecimal colors; the result is opaque, which keeps the palettes of the PNGs small.
 * @param share how much of the second color, 0 to 1
 */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, i: number) =>
    Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(from, i) * (1 - share) + channel(to, i) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Darkens a hexadecimal color by a factor below 1, or lightens it by one above. */
const scale = (color: string, factor: number) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) * factor);
  const hex = channels.map((value) => Math.min(255, Math.round(value)).toString(16));
  return `#${hex.map((value) => value.padStart(2, "0")).join("")}`;
};

const color = readPalette(new URL("../../brand/_colors.scss", import.meta.url));
const white = "#ffffff";
const paper = color("paper");
const paperRaised = color("paper-raised");
const brand = color("brand");
const tint = color("tint");
const signal = color("accent");

/** The accent color on a dark background. */
export const signalLight = color("accent-light");

/** The color of the agency's logo on a dark background. */
export const logoColor = paper;

/** The camera in a tablet's bezel. */
export const cameraColor = "#59626a";

const land = mix(paper, color("line"), 0.45);

/** The palettes of charts: three depths of water, and a quiet light one. */
export const palettes = {
  deep: {
    background: brand,
    low: scale(brand, 0.79),
    high: scale(brand, 1.28),
    ink: tint,
    signal: signalLight,
    land,
  },
  abyss: {
    background: scale(brand, 0.84),
    low: scale(brand, 0.66),
    high: scale(brand, 1.13),
    ink: tint,
    signal: signalLight,
    land,
  },
  shelf: {
    background: scale(brand, 1.19),
    low: brand,
    high: scale(brand, 1.45),
    ink: mix(tint, white, 0.25),
    signal: signalLight,
    land,
  },
  foam: {
    background: tint,
    low: mix(tint, brand, 0.1),
    high: mix(tint, white, 0.35),
    ink: brand,
    signal,
    land: paperRaised,
  },
};

export type PaletteName = keyof typeof palettes;

/**
 * The colors of one project's screens, all derived from its own color.
 * @param light whether the background behind the frames is light
 */
const scheme = (main: string, light = false) => {
  const dark = scale(brand, 0.45);

  return {
    main,
    background: light ? mix(main, paper, 0.66) : mix(main, dark, 0.6),
    backgroundLow: light ? mix(main, paper, 0.56) : mix(main, dark, 0.72),
    annotation: light ? mix(main, color("ink"), 0.45) : tint,
    tint: mix(main, paperRaised, 0.86),
    soft: mix(main, paperRaised, 0.62),
    ink: mix(color("ink"), white, 0.05),
    gray: "#8d9496",
    pale: color("line"),
    line: mix(paper, color("line"), 0.5),
    paper,
    raised: paperRaised,
    warn: signal,
    warnTint: mix(signal, paperRaised, 0.82),
  };
};

export type Scheme = ReturnType<typeof scheme>;

/** Booking and arrival for a group of clinics. */
export const clinic = scheme("#1f7a80");
/** A machine shop that moves off its spreadsheets. */
export const shop = scheme("#a5641c", true);
/** Warranty claims with readable rules. */
export const claims = scheme("#3d5a99");
/** A storefront for trade customers. */
export const trade = scheme("#2f6b4a", true);
/** A ledger that is compared with the banks every night. */
export const ledger = scheme("#2c6a8c");
/** Orders that the kitchen can keep up with. */
export const kitchen = scheme("#9c4a32", true);
/** Purchase orders read by machine. */
export const reader = scheme("#5b4f8f");
/** A referral form with fewer questions. */
export const referral = scheme("#2d7a5f", true);
/** A recipe site that moves. */
export const recipes = scheme("#8a5a74", true);
/** A service laptop for machines of all ages. */
export const machines = scheme("#4a6472");
/** A spare-parts shop that changes hands. */
export const takeover = scheme("#7a6a2f", true);
/** One menu for many cafés. */
export const cafes = scheme("#a2483f");
