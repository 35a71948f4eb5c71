import { rememberTexts } from "../text/remember-texts.ts";

import { createMarkdown, type Token, wordsOf } from "./markdown.ts";

/**
 * Allowed link targets: a path of this site, a fragment, http(s), mailto and tel. The pattern of
 * shared.link's href is the same.
 */
export const linkPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/;

const parser = createMarkdown();

/** Parses Markdown like the site. */
export const parseText = (text: string): Token[] => parser.parse(text, {});

const readPictures = rememberTexts((text): readonly { url: string; text: string }[] =>
  parseText(text)
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === "image")
    .map((picture) => ({
      url: picture.attrGet("src") ?? "",
      text: wordsOf(picture.children),
    })),
);

/** URLs and alternative texts of the pictures in a Markdown text. Most texts have none and are not parsed. */
export const picturesIn = (text: string) => (text.includes("![") ? readPictures(text) : []);

/** Targets of the links in a Markdown text. */
export const linksIn = rememberTexts((text): readonly string[] =>
  parseText(text)
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === "link_open")
    .map((link) => link.attrGet("href") ?? ""),
);
