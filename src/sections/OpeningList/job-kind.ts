const kinds: Record<string, string> = {
  "full-time": "Full time",
  "part-time": "Part time",
  contract: "Contract",
};

/** How a position is filled, in words. */
export const jobKind = (kind: string) => kinds[kind] ?? kind;
