/** Where Liquid leaves a text alone. */
const raw = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g;

/** A character that no text has, around the number of such a text. */
const mark = "\ufdd3";
const marked = new RegExp(`${mark}(\\d+)${mark}`, "g");

/**
 * Changes the parts of Markdown outside of Liquid's `raw`, whose marks are left out. Liquid comes before
 * Markdown: they are marks in code, too.
 */
export const outsideRaw = (markdown: string, change: (text: string) => string): string => {
  const kept: string[] = [];
  const text = markdown.replaceAll(mark, "");
  // Behind the last end, each start would be compared with all the rest.
  const last = text.lastIndexOf("endraw");
  const end = last < 0 ? 0 : text.indexOf("%}", last) + 2;
  const hidden = text
    .slice(0, end)
    .replace(raw, (_whole, words: string) => `${mark}${kept.push(words) - 1}${mark}`);

  return change(hidden + text.slice(end)).replace(
    marked,
    (_mark, index: string) => kept[Number(index)] ?? "",
  );
};
