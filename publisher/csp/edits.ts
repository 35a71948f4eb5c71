/** A part of a text, from `start` up to `end`, and what takes its place. */
export type Edit = { start: number; end: number; text: string };

/** A text with all its edits made. They may not overlap; those at one place keep their order. */
export const applyEdits = (text: string, edits: Edit[]) => {
  let at = 0;
  let result = "";
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error("Two edits overlap.");
    result += text.slice(at, start) + replacement;
    at = end;
  }

  return result + text.slice(at);
};

/** An attribute's value with its quotes. */
export const quoteAttribute = (value: string) =>
  value.includes('"')
    ? `'${value.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'`
    : `"${value.replaceAll("&", "&amp;")}"`;
