export type Heading = { anchor: string; title: string };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const stripTags = (html: string) =>
  html
    .replace(/<[^<>]+>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "");

/** The second-level headings of HTML that the build rendered from Markdown, in order. */
export const outlineOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">([^<]*(?:<(?!\/?h2)[^<]*)*)<\/h2>/g)].map(
    ([, anchor = "", title = ""]) => ({
      anchor,
      title: stripTags(title),
    }),
  );

/** The reading time of a text in minutes, at 220 words a minute, at least one. */
export const readingMinutes = (html: string) =>
  Math.max(1, Math.round(stripTags(html).split(/\s+/).filter(Boolean).length / 220));
