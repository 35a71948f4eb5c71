import { stripVTControlCharacters } from "node:util";

/** The longest reason that is told: a page's words may be part of it. */
const longest = 500;

/** What an expectation said, as one line, with the line of the check that it stands in. */
const reasonOf = (error: unknown) => {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const [line] = /[\w-]+\.checks\.ts:\d+/.exec(stack) ?? [];
  const words = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();

  return (
    (words.length > longest ? `${words.slice(0, longest)}…` : words) + (line ? ` (${line})` : "")
  );
};

/**
 * The pages that break a rule, each with what is wrong on it.
 *
 * @param cases pages by their paths, or what is known of each. A rule about none is broken, too.
 * @param rule expects something of one of them.
 */
export const broken = <Case extends string | { path: string }>(
  cases: readonly Case[],
  rule: (one: Case) => void,
): string[] => {
  if (cases.length === 0) return ["there is nothing to check"];

  return cases.flatMap((one) => {
    try {
      rule(one);

      return [];
    } catch (error) {
      return [`${typeof one === "string" ? one : one.path}: ${reasonOf(error)}`];
    }
  });
};

/** The pages of which an earlier one has the same to say, with what that is. */
export const repeated = (paths: readonly string[], read: (path: string) => unknown): string[] => {
  const first = new Map<unknown, string>();

  return broken([...new Set(paths)], (path) => {
    const said = read(path);
    const earlier = first.get(said);
    if (earlier) throw new Error(`“${String(said)}”, as ${earlier} has it`);
    first.set(said, path);
  });
};
