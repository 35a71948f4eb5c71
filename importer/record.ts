/**
 * One record to import, as a file of sample-content/records has it: fields by name, relations by the key
 * of the other record, pictures by file name.
 */
export type ImportRecord = {
  /** The name of its content type, such as `article`. */
  type: string;
  /** By which other records refer to it: its slug, else its name. */
  key: string;
  /**
   * What it was on the old site, and stays when the export is read again: `wordpress post 123`. The work
   * folder names the site before it, because every site has a post 123.
   */
  source: string;
  data: Record<string, unknown>;
  /** False for a draft of the old site. */
  published: boolean;
};

/**
 * A picture to import. Fields refer to it by its name, texts by `pictures/` and its name:
 * `![A lighthouse](pictures/lighthouse.png)`.
 */
export type ImportPicture = {
  /** Unique among the pictures of an import: lowercase letters, digits, hyphens, dots. */
  name: string;
  /** The URL that it has on the old site, or a file beside a text. */
  from: string;
  /** What it shows, as the old site says; empty if it says nothing. */
  alternativeText: string;
  caption?: string;
  /** The point that crops keep, in percent. */
  focalPoint?: { x: number; y: number };
};

/** An old path that leads to a new one. */
export type ImportRedirect = { from: string; to: string };

/** What cannot be brought, and where it is on the old site. */
export type Loss = { url: string; what: string };

/** A part of an import; a line of JSON in the file `parts.jsonl`. Pictures and redirects come last. */
export type ImportPart =
  | { record: ImportRecord }
  | { picture: ImportPicture }
  | { redirect: ImportRedirect }
  | { loss: Loss };
