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

const paper = "#f6f4ee";
const paperRaised = "#fffdf8";
const seafoam = "#cfe3dc";
const signal = "#c8401f";

/** The accent color on a dark background. */
export const signalLight = "#ff8a66";

/** The color of the agency's logo on a dark background. */
export const logoColor = paper;

/** The camera in a tablet's bezel. */
export const cameraColor = "#59626a";

/** The palettes of charts: three depths of water, and a quiet light one. */
export const palettes = {
  deep: {
    background: "#0f3a44",
    low: "#0b2e37",
    high: "#164a55",
    ink: seafoam,
    signal: signalLight,
    land: "#e9e5da",
  },
  abyss: {
    background: "#0c313a",
    low: "#08262e",
    high: "#12424c",
    ink: seafoam,
    signal: signalLight,
    land: "#e9e5da",
  },
  shelf: {
    background: "#14454f",
    low: "#0f3a44",
    high: "#1c5560",
    ink: "#dbe9e3",
    signal: signalLight,
    land: "#e9e5da",
  },
  foam: {
    background: seafoam,
    low: "#b8d3ca",
    high: "#e0ede8",
    ink: "#0f3a44",
    signal,
    land: paperRaised,
  },
};

export type PaletteName = keyof typeof palettes;

/**
 * The colors of one project's screens, all derived from its own color.
 * @param light whether the background behind the frames is light
 */
const scheme = (main: string, light = false) => ({
  main,
  background: light ? mix(main, paper, 0.66) : mix(main, "#0b1a1f", 0.6),
  backgroundLow: light ? mix(main, paper, 0.56) : mix(main, "#0b1a1f", 0.72),
  annotation: light ? mix(main, "#14181d", 0.45) : seafoam,
  tint: mix(main, paperRaised, 0.86),
  soft: mix(main, paperRaised, 0.62),
  ink: "#1d2429",
  gray: "#8d9496",
  pale: "#d9d6cc",
  line: "#e6e2d8",
  paper,
  raised: paperRaised,
  warn: signal,
  warnTint: "#f6dfd6",
});

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
