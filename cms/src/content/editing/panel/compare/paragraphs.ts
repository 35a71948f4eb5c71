import { createMarkdown, type Token } from "../../../../common/rules/markdown";

/** A paragraph, heading, list, table, picture or code of a text. */
export type Paragraph = {
  /** What it is: a token of its start. */
  kind: string | undefined;
  /** Its Markdown. */
  source: string;
  /** The line breaks below it. */
  gap: string;
  /** The Markdown of the next one. */
  next: string | undefined;
  /** What it says, without signs of Markdown. */
  words: string;
};

const markdown = createMarkdown();

/** The words of inline tokens, with the addresses of links. */
const inlineWords = (tokens: readonly Token[]) => {
  const addresses: string[] = [];

  return tokens
    .map((token) => {
      switch (token.type) {
        case "link_open":
          addresses.push(String(token.attrGet("href")));
          return "";
        case "link_close":
          return ` (${addresses.pop()})`;
        case "image":
          return `[Picture: ${token.content} (${token.attrGet("src")})]`;
        case "softbreak":
          return " ";
        case "hardbreak":
          return "\n";
        default:
          return token.content;
      }
    })
    .join("");
};

const blockWords = ({ type, info, markup, content, children, level }: Token) => {
  switch (type) {
    case "inline":
      return inlineWords(children ?? []);
    case "list_item_open":
      return `${"  ".repeat(Math.floor(level / 2))}${info ? `${info}${markup}` : "•"} `;
    case "fence":
    case "code_block":
      return content;
    case "hr":
      return "———";
    case "th_close":
    case "td_close":
      return " | ";
    case "paragraph_close":
    case "tr_close":
      return "\n";
    default:
      return "";
  }
};

/** The paragraphs of a Markdown text, in order. */
export const paragraphsOf = (text: string): Paragraph[] => {
  const tokens = markdown.parse(text, {});
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const starts = tokens.flatMap(({ level, nesting, map }, index) =>
    level === 0 && nesting >= 0 && map ? [{ index, line: map[0] }] : [],
  );
  // The first paragraph has the empty lines above it.
  const firstLine = { index: 0, line: 0 };
  const blocks = text.trim() === "" ? [] : [firstLine, ...starts.slice(1)];

  return blocks
    .map(({ index, line }, at) => {
      const end = blocks[at + 1];
      const block = lines.slice(line, end?.line).join("");
      const source = block.trimEnd();
      const words = tokens.slice(index, end?.index).map(blockWords).join("").trim();

      const kind = tokens[index]?.type;

      return { kind, source, gap: block.slice(source.length), words };
    })
    .map((paragraph, at, all) => ({ ...paragraph, next: all[at + 1]?.source }));
};

/** What a Markdown text says, without its signs. */
export const wordsOf = (text: string): string =>
  paragraphsOf(text)
    .map(({ words }) => words)
    .join("\n\n");

/** True if the paragraphs of a text can be taken alone: a link definition is for all of them. */
export const isDivisibleText = (text: string): boolean => {
  const env: { references?: object } = {};
  markdown.parse(text, env);

  return env.references === undefined || Object.keys(env.references).length === 0;
};
