import type { ReporterOptions } from "knip";

/** Removes GraphQL fragments from Knip's report: Gatsby finds them itself, and nothing imports one. */
export default (options: ReporterOptions): ReporterOptions => {
  const { counters, issues } = options;
  for (const [file, found] of Object.entries(issues.exports)) {
    const others = Object.entries(found).filter(([, { symbol }]) => symbol !== "fragment");
    counters.exports -= Object.keys(found).length - others.length;
    issues.exports[file] = Object.fromEntries(others);
  }

  return options;
};
