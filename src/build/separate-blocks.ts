const inline = "a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr";
const ends = new RegExp(`</(?!(?:${inline})>)[\\w-]+>|<br ?/?>`, "g");

/**
 * Puts a space after each element of HTML that a browser shows on lines of its own: without
 * them the words of two neighbors are one word to whoever reads the text alone.
 */
export const separateBlocks = (html: string) => html.replace(ends, "$& ");
