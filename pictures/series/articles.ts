import { type StrataOptions } from "./strata.ts";

/** The cross-section of each article. */
export const articles: Record<string, StrataOptions> = {
  "a-job-queue-in-postgresql": { palette: "shelf", borehole: 0.68, layers: 10, unevenness: 40 },
  "apps-that-work-offline": { palette: "deep", borehole: 0.24, fault: 0.4, top: 0.42 },
  "changing-a-busy-table": { palette: "abyss", borehole: 0.6, fault: 0.34, dip: -120 },
  "estimates-are-ranges": { palette: "foam", borehole: 0.5, unevenness: 110, layers: 8 },
  "feature-flags-with-an-end-date": { palette: "shelf", borehole: 0.36, dip: 90, staff: "right" },
  "forms-everybody-can-finish": { palette: "foam", borehole: 0.28, layers: 7, top: 0.38 },
  "how-many-examples-an-ai-feature-needs": { borehole: 0.72, layers: 12, unevenness: 56 },
  "moving-a-shop-without-a-lost-weekend": { fault: 0.56, borehole: 0.3 },
  "native-flutter-or-react-native": {
    palette: "foam",
    borehole: 0.62,
    staff: "right",
    layers: 9,
    unevenness: 54,
    top: 0.3,
  },
  "pictures-that-load-fast": { palette: "foam", borehole: 0.44, fault: 0.7, layers: 10, dip: 70 },
  "rate-limits-customers-can-live-with": { palette: "deep", borehole: 0.52, top: 0.48, layers: 8 },
  "retries-without-duplicate-orders": { palette: "abyss", borehole: 0.42, dip: 150, top: 0.36 },
  "taking-over-a-codebase": { palette: "shelf", borehole: 0.58, layers: 13, fault: 0.28 },
  "webhooks-you-can-trust": { palette: "abyss", borehole: 0.34, dip: -80, staff: "right" },
  "what-an-etag-saves": { palette: "shelf", borehole: 0.46, unevenness: 90, top: 0.28 },
};
