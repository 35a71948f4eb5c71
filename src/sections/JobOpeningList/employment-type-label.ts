const labels: Record<string, string> = {
  "full-time": "Full time",
  "part-time": "Part time",
  contract: "Contract",
};

/** The label of an employment type. */
export const employmentTypeLabel = (kind: string) => labels[kind] ?? kind;
