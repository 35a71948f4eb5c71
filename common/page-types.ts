/** A page of its own record. */
type SinglePage = {
  /** Its key in pagePaths. */
  key: string;
  /** The content type of its record. */
  type: string;
  path: `/${string}`;
  /** Its name in the breadcrumbs of the pages below it. */
  name?: string;
};

/** The pages with a single record. Sitemap and previews date and find them by it. */
export const singlePages = [
  { key: "home", type: "home", path: "/", name: "Home" },
  { key: "about", type: "aboutus", path: "/about-us/" },
  { key: "portfolio", type: "portfolio", path: "/portfolio/", name: "Portfolio" },
  { key: "blog", type: "blog", path: "/blog/", name: "Blog" },
  { key: "careers", type: "careers", path: "/careers/", name: "Careers" },
  { key: "contact", type: "contactus", path: "/contact-us/" },
  { key: "compare", type: "compare", path: "/compare/", name: "Comparisons" },
  { key: "playbook", type: "playbook", path: "/playbook/", name: "Playbook" },
  { key: "documents", type: "drawer", path: "/working-documents/", name: "Working documents" },
  { key: "engagement", type: "engagement", path: "/engagement/" },
  { key: "security", type: "security", path: "/security/" },
  { key: "privacy", type: "privacy", path: "/privacy-policy/" },
  { key: "thankYou", type: "thankyou", path: "/thankyou/" },
] as const satisfies readonly SinglePage[];

/** Pages of the records of one content type, by slug. */
type RecordPages = {
  /** The content type, which has the name of its template (src/templates). */
  type: string;
  /** The folder of their paths. */
  folder: `/${string}/`;
  /** What search results call them; others are "Page". */
  label?: string;
  /** The type of the page that lists them (`singlePages`). */
  list: (typeof singlePages)[number]["type"];
};

/**
 * The pages of records: one row for each content type. Its pages, sitemap entries, search label,
 * breadcrumbs, previews and reserved paths derive from here.
 */
export const recordPages = [
  { type: "article", folder: "/blog/", label: "Article", list: "blog" },
  { type: "category", folder: "/blog/category/", list: "blog" },
  { type: "project", folder: "/portfolio/", label: "Case study", list: "portfolio" },
  { type: "job-opening", folder: "/careers/", label: "Opening", list: "careers" },
  { type: "comparison", folder: "/compare/", label: "Comparison", list: "compare" },
  { type: "chapter", folder: "/playbook/", label: "Playbook", list: "playbook" },
  { type: "sheet", folder: "/working-documents/", label: "Document", list: "drawer" },
] as const satisfies readonly RecordPages[];

/** A content type whose records have pages. */
export type RecordType = (typeof recordPages)[number]["type"];

/** The path of a record's page. */
export const recordPath = (type: RecordType, slug: string): string =>
  `${recordPages.find((row) => row.type === type)?.folder ?? "/"}${slug}/`;
