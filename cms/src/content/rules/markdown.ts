import MarkdownIt from "markdown-it";

/** A token of a parsed text. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/**
 * Creates the Markdown parser of rules and site, so that the checked text is the rendered one. HTML
 * is plain text. All URLs become links: the rules report invalid ones, and renderers drop them.
 */
export const createMarkdown = () => {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  markdown.validateLink = () => true;

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
