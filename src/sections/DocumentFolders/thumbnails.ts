/**
 * Previews of the documents above their folders, as SVG paths of 112 × 56 units. A layout without
 * one has the default thumbnail, a plain letter.
 */
export const thumbnails: Record<string, string> = {
  brief: "M10 10h38M10 20h92M10 28h92M10 40h30M10 50h92",
  note: "M10 10h22M80 10h22M10 22h92M10 32h92M10 42h92M44 22v34M72 22v34",
  decision: "M10 10h46M10 24h18M40 24h62M40 32h54M10 46h18M40 46h62M78 6h24v10h-24z",
  review: "M10 10h30M18 20h34M18 30h24M10 40h36M10 50h20M66 16h38v24h-26l-6 7v-7h-6z",
  runbook: "M10 8h8v8h-8zM26 12h60M10 26h8v8h-8zM26 30h76M10 44h8v8h-8zM26 48h50",
  task: "M10 10h92M10 22h92M10 34h92M10 46h92M10 10v46M50 10v46M68 10v46M86 10v46M102 10v46",
};

export const defaultThumbnail = "M10 10h40M10 22h92M10 32h92M10 42h70";
