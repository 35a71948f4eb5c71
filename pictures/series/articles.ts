import { type StrataOptions } from "./strata.ts";

/** The cross-section of each article. */
export const articles: Record<string, StrataOptions> = {
  "moving-a-shop-without-a-lost-weekend": { fault: 0.56, borehole: 0.3 },
  "native-flutter-or-react-native": {
    palette: "foam",
    borehole: 0.62,
    staff: "right",
    layers: 9,
    unevenness: 54,
    top: 0.3,
  },
  "retries-without-duplicate-orders": { palette: "abyss", borehole: 0.42, dip: 150, top: 0.36 },
};
