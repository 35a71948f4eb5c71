import MarkdownIt from "markdown-it";

/** A token of a parsed text. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Turns -- and --- between words into dashes, as markdown-it's own rule does. */
const setDashes = (text: string) =>
  text
    .replace(/(^|[^-])---(?=[^-]|$)/gm, "$1\u2014")
    .replace(/(^|\s)--(?=\s|$)/gm, "$1\u2013")
    .replace(/(^|[^-\s])--(?=[^-\s]|$)/gm, "$1\u2013");

/** A hyphen that was escaped: those beside it are meant as they are, too. */
const isHyphen = (token: Token | undefined) =>
  token?.type === "text_special" && token.content === "-";

const setDashesIn = (tokens: readonly Token[]) => {
  let inBareUrl = false;
  tokens.forEach((token, at) => {
    if (token.info === "auto") inBareUrl = token.type === "link_open";
    if (token.type !== "text" || inBareUrl) return;
    const { content } = token;
    let [start, end] = [0, content.length];
    if (isHyphen(tokens[at - 1])) while (content[start] === "-") start += 1;
    if (isHyphen(tokens[at + 1])) while (end > start && content[end - 1] === "-") end -= 1;
    token.content =
      content.slice(0, start) + setDashes(content.slice(start, end)) + content.slice(end);
  });
};

/**
 * Creates the Markdown parser of rules and site, so that the checked text is the rendered one. Quotes
 * become curly and hyphens dashes; nothing else is rewritten. HTML is plain text. All URLs become links: the rules report invalid ones, and renderers drop them.
 */
export const createMarkdown = () => {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  markdown.validateLink = () => true;
  // Its own rule also writes (c) as ©, which ruins the numbering of legal texts.
  markdown.core.ruler.at("replacements", ({ tokens }) => {
    for (const { type, children } of tokens) if (type === "inline") setDashesIn(children ?? []);
  });

  return markdown;
};

/** The text of inline tokens, with the alternative texts of pictures. */
export const wordsOf = (tokens: readonly Token[] | null): string =>
  (tokens ?? [])
    .map(({ type, content, children }) => {
      if (type === "image") return wordsOf(children);

      return type.endsWith("break") ? "\n" : content;
    })
    .join("");
