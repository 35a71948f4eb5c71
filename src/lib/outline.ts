/** A heading of a text, and the anchor that leads to it. */
export type Heading = { anchor: string; title: string };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const plain = (html: string) =>
  html
    .replace(/<[^<>]+>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "");

/** The second-level headings of the HTML that the build makes of Markdown, in order. */
export const outlineOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">([^<]*(?:<(?!\/?h2)[^<]*)*)<\/h2>/g)].map(
    ([, anchor = "", title = ""]) => ({
      anchor,
      title: plain(title),
    }),
  );

/** How many minutes a text takes to read, at 220 words a minute, at least one. */
export const readingMinutes = (html: string) =>
  Math.max(1, Math.round(plain(html).split(/\s+/).filter(Boolean).length / 220));
