/** The source of a pattern that matches any of these texts. */
export const anyOf = (texts: readonly string[]): string =>
  `(?:${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`;

/** Matches any of these texts, but not within another word. */
export const wholeWords = (texts: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(texts)}(?![\\p{L}\\p{N}])`, flags);
