const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** True if two texts share a third of their words, so that it helps to compare them word by word. */
export const areSimilar = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;

  return shared * 3 >= Math.max(words.size, others.size);
};
