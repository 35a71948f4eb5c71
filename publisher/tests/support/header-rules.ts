/** A rule of a `_headers` file. */
export type HeaderRule = { for: string; set: [string, string][]; unset: string[] };

/** A path pattern: `*` matches anything, `:name` anything except slash and dot. */
const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace(/:(?!\/)[a-z]+/g, "[^/.]+")}$`,
  );

/** The headers of a path by all matching rules; values of one name are joined, as at Cloudflare. */
export const headersBy = (rules: HeaderRule[], host: string, path: string) => {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    const asked = rule.for.startsWith("/") ? path : `https://${host}${path}`;
    if (!toPattern(rule.for).test(asked)) continue;
    for (const name of rule.unset) Reflect.deleteProperty(headers, name.toLowerCase());
    for (const [name, value] of rule.set) {
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
    }
  }

  return headers;
};

/** Parses a `_headers` file by Cloudflare's documentation: 100 rules, lines of 2,000 characters. */
export const readCloudflareHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    if (line.length > 2000)
      throw new Error(`Cloudflare ignores a line of ${line.length} characters.`);
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ for: line, set: [], unset: [] });
    else if (line.trim().startsWith("! ")) rule?.unset.push(line.trim().slice(2));
    else rule?.set.push(line.trim().split(/: (.*)/s, 2) as [string, string]);
  }
  if (rules.length > 100)
    throw new Error(`Cloudflare ignores all but 100 of ${rules.length} rules.`);

  return rules;
};
