/** A category, tag or other term, as an item or the site names it. */
export type Term = {
  /** `category`, `post_tag`, or that of a plugin. */
  domain: string;
  slug: string;
  name: string;
};

/** A term of the site. */
export type SiteTerm = Term & {
  id: string;
  /** The slug of the term above it; empty without one. */
  parent: string;
  description: string;
};

export type Author = { login: string; name: string };

/** A post, page, attachment or other item of an export, without its text. */
export type ItemOutline = {
  id: string;
  /** `post`, `page`, `attachment`, `nav_menu_item` and others. */
  type: string;
  status: string;
  title: string;
  /** Its URL on the old site. */
  link: string;
  guid: string;
  /** The login of who wrote it. */
  creator: string;
  /** The day in the site's own time, such as `2020-01-31`; empty if it has none. */
  day: string;
  /** Its slug; empty for most drafts. */
  name: string;
  /** Slugs that it had before, from which WordPress redirects. */
  oldSlugs: string[];
  /** The id of the page above it, or of the post that an attachment belongs to; `0` without one. */
  parent: string;
  sticky: boolean;
  hasPassword: boolean;
  /** The URL of an attachment's file; empty for others. */
  attachmentUrl: string;
  terms: Term[];
  /** The values that plugins and WordPress store, of the keys that are read. */
  meta: Record<string, string>;
  hasText: boolean;
  comments: number;
};

/** An item with its text. */
export type ExportItem = ItemOutline & {
  /** HTML, as WordPress stores it. */
  content: string;
  excerpt: string;
  /** The number of characters that were dropped because XML forbids them. */
  dropped: number;
};

/** All of a site that fits in memory: everything but texts. */
export type Outline = {
  title: string;
  /** The URL of its start page, with a slash at its end. */
  url: string;
  language: string;
  authors: Author[];
  terms: SiteTerm[];
  items: ItemOutline[];
};
