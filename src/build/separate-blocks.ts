const inline = "a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr";
const blockEnds = new RegExp(`</(?!(?:${inline})>)[\\w-]+>|<br ?/?>`, "g");

/**
 * Inserts a space after each block element, so that the words of neighboring blocks are not joined
 * in plain text.
 */
export const separateBlocks = (html: string) => html.replace(blockEnds, "$& ");
