/**
 * Takes GraphQL fragments out of what Knip reports: Gatsby finds them by itself, and
 * nothing ever imports one.
 *
 * @param {import("knip").ReporterOptions} options
 */
export default (options) => {
  for (const found of Object.values(options.issues.exports)) {
    for (const [name, { symbol }] of Object.entries(found)) {
      if (symbol !== "fragment") continue;
      delete found[name];
      options.counters.exports -= 1;
    }
  }

  return options;
};
