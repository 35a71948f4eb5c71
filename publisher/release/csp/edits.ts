/** Replaces a text from `start` up to `end`, exclusive. */
export type Edit = { start: number; end: number; text: string };

/** An edit that replaces nothing. */
export const insertAt = (offset: number, text: string): Edit => ({
  start: offset,
  end: offset,
  text,
});

/** Edits must not overlap; those at one offset keep their order. */
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

/** An attribute value in quotes, escaped. */
export const quoteAttribute = (value: string) =>
  value.includes('"')
    ? `'${value.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'`
    : `"${value.replaceAll("&", "&amp;")}"`;
