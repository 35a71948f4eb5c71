import type { Difference, TextChange } from "../../../common/forecast";
import { isRecord } from "../../../common/is-record";
import { areSimilar } from "../../../common/text/similar-texts";

const maxTexts = 5;
const maxLength = 1_000;

/** Data that no visitor sees as text. */
const hiddenFields = new Set([
  "__typename",
  "base64",
  "createdAt",
  "documentId",
  "fallback",
  "href",
  "id",
  "language",
  "layout",
  "publishedAt",
  "path",
  "related",
  "slug",
  "slugs",
  "sizes",
  "src",
  "srcSet",
  "type",
  "updatedAt",
  "url",
]);

/** Data that change whenever a record is published. */
const dates = new Set(["createdAt", "publishedAt", "updatedAt"]);

/** Text of HTML, without comments and tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

type Text = { field: string; text: string };

const endsOfBlocks = /<\/(?:blockquote|h[1-6]|li|p|pre|td|th)>/;
/** The paragraphs, headings and cells of HTML: one that changes is found among those that don't. */
const blocksOf = (html: string) => html.split(endsOfBlocks).map(textOf);

/** The texts of a page's data in order, with the names of their fields. */
const textsOf = (data: unknown, path: readonly string[] = []): Text[] => {
  if (Array.isArray(data)) return data.flatMap((item) => textsOf(item, path));
  if (isRecord(data)) {
    return Object.entries(data).flatMap(([name, value]) =>
      hiddenFields.has(name) ? [] : textsOf(value, [...path, name]),
    );
  }
  if (typeof data !== "string" && typeof data !== "number") return [];
  const texts = path.at(-1) === "html" ? blocksOf(String(data)) : [String(data)];

  return texts.filter(Boolean).map((text) => ({ field: path.join("."), text }));
};

/** The texts that the others lack, as often as they occur. */
const without = (texts: readonly Text[], others: readonly Text[]) => {
  const counts = new Map<string, number>();
  const keyOf = ({ field, text }: Text) => `${field} ${text}`;
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);

  return texts.filter((text) => {
    const left = counts.get(keyOf(text)) ?? 0;
    counts.set(keyOf(text), left - 1);

    return left <= 0;
  });
};

/** Cuts the words that two texts begin with, and makes them short. */
const shorten = ({ before, after }: TextChange): TextChange => {
  if (before.length <= maxLength && after.length <= maxLength) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = before.lastIndexOf(" ", Math.max(0, same - 40)) + 1;
  const cut = (text: string) => {
    const rest = text.slice(start);

    return `${start > 0 ? "… " : ""}${rest.slice(0, maxLength)}${rest.length > maxLength ? " …" : ""}`;
  };

  return { before: cut(before), after: cut(after) };
};

/** The texts that differ; an old one and a new one of the same field are a pair if they are similar. */
const pairTexts = (before: readonly Text[], after: readonly Text[]): TextChange[] => {
  const removed = without(before, after);
  const added = without(after, before);
  const isAlone = (texts: readonly Text[], field: string) =>
    texts.filter((one) => one.field === field).length === 1;
  const single = new Set(
    removed
      .map(({ field }) => field)
      .filter((field) => isAlone(removed, field) && isAlone(added, field)),
  );
  const changes = removed.map(({ field, text }) => {
    const isMatch = (one: Text) =>
      one.field === field &&
      (areSimilar(one.text, text) || (single.has(field) && !field.endsWith("html")));
    const at = added.findIndex(isMatch);

    return { before: text, after: at < 0 ? "" : (added.splice(at, 1)[0]?.text ?? "") };
  });

  return [...changes, ...added.map(({ text }) => ({ before: "", after: text }))];
};

/** The texts that differ between the data of two versions of a page. */
export const changedTexts = (before: unknown, after: unknown): TextChange[] =>
  pairTexts(textsOf(before), textsOf(after));

/** The first of these texts, shortened, and their number. */
export const summarize = (changes: readonly TextChange[]): Difference => ({
  texts: changes.slice(0, maxTexts).map(shorten),
  count: changes.length,
});

/** Letters and digits only: the page has other quotes, dashes and entities than the data. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * False if a page shows none of the texts that change: a page may have its own in their place.
 *
 * @param html of the page as it is released.
 */
export const showsSome = (html: string, changes: readonly TextChange[]): boolean => {
  const shown = lettersOf(textOf(html));
  const old = changes.filter(({ before }) => before !== "");

  return old.length === 0 || old.some(({ before }) => shown.includes(lettersOf(before)));
};

const withoutDates = (_name: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !dates.has(name)))
    : value;

/** True if nothing differs that visitors may see. */
export const differOnlyInDates = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before, withoutDates) === JSON.stringify(after, withoutDates);
