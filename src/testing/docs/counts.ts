import { findingAt, lineAt, type Page } from "./page";

/**
 * A sentence with numbers that can be counted: the page, the words with `#` for each number, and
 * what counts them, in the same order.
 */
export type Count = { page: string; words: string; count: () => readonly number[] };

const words = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  ...["nineteen", "twenty"],
];
const tens: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 };

const readNumber = (text: string) => {
  const word = text.toLowerCase();
  if (/^\d/.test(word)) return Number(word.replaceAll(",", ""));

  return tens[word] ?? words.indexOf(word);
};

const number = `(\\d[\\d,]*\\d|\\d|${[...words, ...Object.keys(tens)].join("|")})`;

const patternOf = (text: string) =>
  new RegExp(
    text
      .replace(/[.*+?^$()[\]{}|\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+")
      .replaceAll("#", number),
    "i",
  );

/** The numbers of pages that are not what is counted, and the sentences that no page has any more. */
export const wrongCounts = (pages: readonly Page[], counts: readonly Count[]): string[] =>
  counts.flatMap(({ page: path, words: text, count }) => {
    const page = pages.find((one) => one.path === path);
    const match = page && patternOf(text).exec(page.text);
    if (!page || !match)
      return [`${path}: no sentence says “${text}”: correct the table of counts`];
    const wanted = count();
    const stated = match.slice(1).map(readNumber);
    if (stated.join() === wanted.join()) return [];

    return [
      findingAt(
        page,
        lineAt(page.text, match.index),
        `“${match[0].replace(/\s+/g, " ")}” should say ${wanted.join(", ")}`,
      ),
    ];
  });
