const labels: Record<string, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
};

export const employmentTypeLabel = (kind: string) => labels[kind] ?? kind;
