/**
 * Takes GraphQL fragments out of what Knip reports: Gatsby finds them by itself, and
 * nothing ever imports one.
 *
 * @param {import("knip").ReporterOptions} options
 */
export default (options) => {
  const { counters, issues } = options;
  for (const [file, found] of Object.entries(issues.exports)) {
    const others = Object.entries(found).filter(([, { symbol }]) => symbol !== "fragment");
    counters.exports -= Object.keys(found).length - others.length;
    issues.exports[file] = Object.fromEntries(others);
  }

  return options;
};
