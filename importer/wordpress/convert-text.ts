import type { ImportPicture, Loss } from "../record.ts";

/** What a converter of texts is told. */
export type TextOptions = {
  /** The URL of the page with the text, which completes relative addresses. */
  url: string;
  /** The level of the text's highest headings. */
  headingLevel: number;
  /** Names the picture at a URL, which becomes part of the import. */
  pictureAt: (url: string, alternativeText?: string) => ImportPicture;
};

/** Makes Markdown of the HTML that WordPress stores. */
export type ConvertText = (
  html: string,
  options: TextOptions,
) => { markdown: string; losses: readonly Loss[] };
