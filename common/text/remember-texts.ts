/** Texts of which one function remembers the result: more than a large site has. */
const maxTexts = 5_000;

/**
 * Remembers what a function makes of a text, for results that take long and are asked for again: a process
 * that builds a site again checks and renders mostly the same texts.
 *
 * @param compute depends on the text alone. Callers must not change its results.
 */
export const rememberTexts = <Result>(compute: (text: string) => Result) => {
  const results = new Map<string, Result>();

  return (text: string): Result => {
    if (results.has(text)) return results.get(text) as Result;
    const result = compute(text);
    // A draft is another text with each letter that is typed.
    if (results.size >= maxTexts) results.clear();
    results.set(text, result);

    return result;
  };
};
