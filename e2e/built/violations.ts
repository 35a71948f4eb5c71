import { stripVTControlCharacters } from "node:util";

/** Maximum length of a reason, which may contain a page's text. */
const maxReasonLength = 500;

/** The message of a failed expectation in one line, with its line number. */
const reasonOf = (error: unknown) => {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const [line] = /[\w-]+\.checks\.ts:\d+/.exec(stack) ?? [];
  const words = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();

  return (
    (words.length > maxReasonLength ? `${words.slice(0, maxReasonLength)}…` : words) +
    (line ? ` (${line})` : "")
  );
};

/**
 * The pages that break a rule, each with the reason.
 *
 * @param cases pages by their paths, or data of each. No cases also break the rule.
 * @param rule contains expectations about one case.
 */
export const violationsOf = <Case extends string | { path: string }>(
  cases: readonly Case[],
  rule: (one: Case) => void,
): string[] => {
  if (cases.length === 0) return ["There is nothing to check."];

  return cases.flatMap((one) => {
    try {
      rule(one);

      return [];
    } catch (error) {
      return [`${typeof one === "string" ? one : one.path}: ${reasonOf(error)}`];
    }
  });
};

/** Like {@link violationsOf}, for what a site may lack, such as records of a type. */
export const violationsIfAny = <Case extends string | { path: string }>(
  cases: readonly Case[],
  rule: (one: Case) => void,
): string[] => (cases.length === 0 ? [] : violationsOf(cases, rule));

/** The pages with the same value as an earlier page, with that value. */
export const duplicatesOf = (
  paths: readonly string[],
  read: (path: string) => unknown,
): string[] => {
  const first = new Map<unknown, string>();

  return violationsOf([...new Set(paths)], (path) => {
    const value = read(path);
    const earlier = first.get(value);
    if (earlier) throw new Error(`“${String(value)}” is also on ${earlier}`);
    first.set(value, path);
  });
};
