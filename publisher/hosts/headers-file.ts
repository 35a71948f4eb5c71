/** A rule of a `_headers` file. */
type HeaderRule = { path: string; lines: string[] };

const lineOf = ([name, value]: [string, string]) => `${name}: ${value}`;

export const headerLines = (headers: Record<string, string>) => Object.entries(headers).map(lineOf);

export const headersFile = (rules: HeaderRule[]) =>
  rules
    .filter((rule) => rule.lines.length > 0)
    .map((rule) => [rule.path, ...rule.lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n\n") + "\n";
