const hours: Record<string, string> = {
  "full-time": "Full time",
  "part-time": "Part time",
  contract: "Contract",
};

/** The working hours of a position, in words. */
export const jobHours = (kind: string) => hours[kind] ?? kind;
