import { createMarkdown, type Token, wordsOf } from "../../../common/rules/markdown";

import { codeOf, lineBreak, lineOf, type Sign, signsOf, thing } from "./shown-line";

/** The site's parser, without the curly quotes and dashes that it sets. */
export const siteParser = createMarkdown().disable(["replacements", "smartquotes"]);

/** A block as visitors see it: what it is, and what is in it. */
export type Block = readonly unknown[];

/** An address as the page has it. */
export const normalizeLink = (address: unknown) => siteParser.normalizeLink(String(address ?? ""));
/** The mark of a link. */
export const linkOf = (href: unknown, title: unknown) =>
  `link:${JSON.stringify([normalizeLink(href), title || ""])}`;

const markNames: Record<string, string> = { em: "emphasis", s: "strike_through" };

/** The signs of a line of the page. */
const signsOfTokens = (tokens: readonly Token[]): Sign[] => {
  let marks: string[] = [];

  return tokens.flatMap((token) => {
    const { type, nesting, content } = token;
    const name = type.replace(/_(open|close)$/, "");
    if (nesting > 0) {
      const isLink = name === "link";
      const word = isLink
        ? linkOf(token.attrGet("href"), token.attrGet("title"))
        : (markNames[name] ?? name);
      marks = [...marks, word];
    } else if (nesting < 0) marks = marks.slice(0, -1);
    else if (type === "code_inline") return codeOf(content, marks);
    else if (type === "image") {
      const title = token.attrGet("title") ?? "";

      return [
        thing(
          marks,
          "picture",
          token.attrGet("src"),
          wordsOf(token.children).replace(/\n/g, " "),
          title,
        ),
      ];
    } else if (type === "hardbreak") return [lineBreak];
    else return signsOf(type === "softbreak" ? " " : content, marks);

    return [];
  });
};

const alignmentOf = (token: Token) =>
  /text-align:(\w+)/.exec(token.attrGet("style") ?? "")?.[1] ?? null;

/** The blocks of the page, until the parent ends. */
const blocksOfTokens = (tokens: Iterator<Token, undefined>): Block[] => {
  const blocks: Block[] = [];
  const line = () => {
    const { value } = tokens.next();
    tokens.next();

    return lineOf(signsOfTokens(value?.children ?? []));
  };
  for (let token = tokens.next().value; token && token.nesting >= 0; token = tokens.next().value) {
    const { type, tag, info, content } = token;
    switch (type.replace(/_open$/, "")) {
      case "paragraph": {
        const words = line();
        if (words.length > 0) blocks.push(["text", words]);
        break;
      }
      case "heading":
        blocks.push(["heading", Number(tag.slice(1)), line()]);
        break;
      case "fence":
      case "code_block":
        blocks.push(["code", info.trim(), content.replace(/\n$/, "")]);
        break;
      case "ordered_list":
        blocks.push(["ordered_list", Number(token.attrGet("start") ?? 1), blocksOfTokens(tokens)]);
        break;
      case "th":
        blocks.push(["th", alignmentOf(token), line()]);
        break;
      case "td":
        blocks.push(["td", line()]);
        break;
      case "thead":
      case "tbody":
        blocks.push(...blocksOfTokens(tokens));
        break;
      case "tr":
        blocks.push(["table_row", blocksOfTokens(tokens)]);
        break;
      default:
        blocks.push([type.replace(/_open$/, ""), token.nesting > 0 ? blocksOfTokens(tokens) : []]);
    }
  }

  return blocks;
};

/** The blocks that the site's parser reads in a Markdown text. */
export const blocksOfPage = (markdown: string): Block[] =>
  blocksOfTokens(siteParser.parse(markdown, {}).values());
