/** Memoizes a function of one text: most rules read the same parts of a page. */
export const memoize = <Words extends string[], Made>(make: (...words: Words) => Made) => {
  const made = new Map<string, Made>();

  return (...words: Words): Made => {
    const key = words.join("\n");
    if (!made.has(key)) made.set(key, make(...words));

    return made.get(key) as Made;
  };
};
