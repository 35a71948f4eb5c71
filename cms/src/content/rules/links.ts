import { createMarkdown, type Token, wordsOf } from "./markdown";

/**
 * Where a link may lead: a page of this site, a place on the page, the web, an email
 * address or a telephone. The pattern of shared.link's href says the same.
 */
export const linkPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/;

const reader = createMarkdown();

/** A text written in Markdown, as the site reads it. */
export const parseText = (text: string): Token[] => reader.parse(text, {});

/** The pictures of a text written in Markdown: their addresses and alternative texts. Most texts have none, and are not parsed. */
export const picturesIn = (text: string) =>
  text.includes("![")
    ? parseText(text)
        .flatMap(({ children }) => children ?? [])
        .filter(({ type }) => type === "image")
        .map((picture) => ({
          address: picture.attrGet("src") ?? "",
          text: wordsOf(picture.children),
        }))
    : [];
