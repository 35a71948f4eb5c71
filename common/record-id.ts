/** A record of the CMS, or a file of its media library ("plugin::upload.file"). */
export type RecordId = { uid: string; documentId: string };

// One for each name of a union.
type Uid<Name> = Name extends string ? `api::${Name}.${Name}` : never;

/** The uid of a content type of the CMS by its name, such as `article`. */
export const uidOf = <Name extends string>(name: Name) => `api::${name}.${name}` as Uid<Name>;

/**
 * A record that a build could not publish: it shows the previous version (`shown` is true), or
 * leaves the record out if it was never live. `sentence` is the reason.
 */
export type Held = RecordId & { sentence: string; shown: boolean };

/** A link to a page of the site that is not there. */
export type LinkProblem = {
  /** The label of its field, as in the panel's form. */
  field: string;
  /** As the record has it; its start, if it is long. */
  href: string;
  /** What is not there: the page or file, or the heading on it. */
  missing: "page" | "heading";
};

/** Such a link, with its record. */
export type BrokenLink = RecordId & LinkProblem;

/** The first broken links of a release, and how many there are. */
export type BrokenLinks = { total: number; links: BrokenLink[] };

/** The most broken links that a release lists. */
export const maxBrokenLinks = 200;

/** The most characters of a broken link's field and address. */
export const maxBrokenLinkText = 300;
