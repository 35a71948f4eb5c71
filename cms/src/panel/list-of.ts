const format = new Intl.ListFormat("en");

/** A list in words: "a, b, and c". */
export const listOf = (items: Iterable<string>): string => format.format(items);
