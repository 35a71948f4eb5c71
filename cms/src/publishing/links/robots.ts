type Rule = { allows: boolean; pattern: string };

/** How much of a robots.txt is read, as RFC 9309 requires at least. */
export const maxRobotsBytes = 500 * 1024;

/** Percent-encodes like URLs, with capital digits, so that the same paths are equal. */
const normalize = (path: string) =>
  path
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

/** Compares without a regular expression, which a hostile pattern could make slow. */
const matches = (pattern: string, path: string) => {
  const isWhole = pattern.endsWith("$");
  const [start = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(start)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let position = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  if (!isWhole) return true;

  return last === undefined
    ? position === path.length
    : path.length - last.length >= position && path.endsWith(last);
};

/** The rules of each group's user agents, in lower case. */
const parseGroups = (text: string) => {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isHead = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === "user-agent") {
      agents = [...(isHead ? agents : []), value.toLowerCase()];
      for (const agent of agents) groups.set(agent, groups.get(agent) ?? []);
      isHead = true;
    } else if (field === "allow" || field === "disallow") {
      isHead = false;
      if (value === "") continue;
      const rule = { allows: field === "allow", pattern: normalize(value) };
      for (const agent of agents) groups.get(agent)?.push(rule);
    }
  }

  return groups;
};

/**
 * Reads a robots.txt (RFC 9309): groups, `allow` and `disallow`, `*` and `$`.
 *
 * @param agent the program's name in its user agent.
 * @returns whether the program may request a path with its query.
 */
export const parseRobots = (text: string, agent: string) => {
  const groups = parseGroups(text);
  const rules = groups.get(agent.toLowerCase()) ?? groups.get("*") ?? [];

  return (path: string): boolean => {
    const normal = normalize(path);
    // The longest pattern counts; of equal ones, the one that allows.
    const [first] = rules
      .filter(({ pattern }) => matches(pattern, normal))
      .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));

    return first?.allows ?? true;
  };
};
