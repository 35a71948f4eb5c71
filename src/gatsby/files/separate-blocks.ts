const inline = "a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr";
const blockEnds = new RegExp(`</(?!(?:${inline})>)[\\w-]+>|<br ?/?>`, "g");

/** Inserts a space after block elements, so that plain text does not join their words. */
export const separateBlocks = (html: string) => html.replace(blockEnds, "$& ");
