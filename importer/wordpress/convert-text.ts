/** What a converter of texts is told; of `importer/text`, it is `ConversionOptions`. */
export type TextOptions = {
  /** The name of the picture at a URL, which becomes part of the import; undefined if there is none. */
  pictureName: (url: string, alternativeText: string) => string | undefined;
  /** The new address of a link. */
  linkFor: (url: string) => string;
  /** The footnotes of a text, JSON as WordPress stores it. */
  footnotes: string | undefined;
  /** The picture with an id in the library. */
  attachmentFor: (id: string) => { url: string; alternativeText: string } | undefined;
  /** The ids of the pictures that were uploaded to the text. */
  ownPictures: readonly string[];
};

/** Makes Markdown, with headings from level 2, of the HTML that WordPress stores. */
export type ConvertText = (
  html: string,
  options: TextOptions,
) => { markdown: string; losses: readonly string[] };
