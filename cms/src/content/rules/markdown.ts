import MarkdownIt from "markdown-it";

/** A part of a text, as it was parsed. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/**
 * How texts are read, by the rules and by the site alike: what is checked is what is drawn.
 * HTML that an editor pastes is the text it is. Every address makes a link: the rules say which
 * may be published, and whoever draws a text leaves out the others.
 */
export const createMarkdown = () => {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  markdown.validateLink = () => true;

  return markdown;
};

/** The words of parts of a line, with the alternative texts of its pictures. */
export const wordsOf = (tokens: readonly Token[] | null): string =>
  (tokens ?? [])
    .map(({ type, content, children }) => {
      if (type === "image") return wordsOf(children);

      return type.endsWith("break") ? "\n" : content;
    })
    .join("");
