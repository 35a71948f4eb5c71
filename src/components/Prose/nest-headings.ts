/** A section with a heading of its own: the level of that heading, and the section's anchor. */
export type Place = { level: 2 | 3; anchor: string };

/**
 * Puts the headings of a text below that of its section, and the section's anchor before theirs: several
 * texts of a page may have the same heading.
 *
 * @param html with headings from level 2.
 */
export const nestHeadings = (html: string, { level, anchor }: Place): string =>
  html.replace(
    /<(\/?)h([2-6])(?: id="([^"]*)")?/g,
    (_, slash: string, own: string, id: string | undefined) =>
      `<${slash}h${Math.min(6, Number(own) + level - 1)}${id ? ` id="${anchor}-${id}"` : ""}`,
  );
