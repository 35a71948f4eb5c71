/** The sections of the articles: see strata.mjs for what the numbers mean. */
/** @type {Record<string, NonNullable<Parameters<typeof import('../strata.mjs').strata>[1]>>} */
export const ARTICLES = {
  "moving-a-shop-without-a-lost-weekend": { fault: 0.56, bore: 0.3 },
  "native-flutter-or-react-native": {
    ground: "foam",
    bore: 0.62,
    side: -1,
    layers: 9,
    relief: 54,
    top: 0.3,
  },
  "retries-without-duplicate-orders": { ground: "abyss", bore: 0.42, dip: 150, top: 0.36 },
};
