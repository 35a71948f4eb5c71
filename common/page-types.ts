/** A page of its own record. */
type SinglePage = {
  /** Its key in pagePaths. */
  key: string;
  /** The content type of its record. */
  type: string;
  path: `/${string}`;
  /** Its name in breadcrumbs, in the list of all pages, and where editors choose a page. */
  name: string;
  /** Whether its list of records has several pages. */
  paged?: true;
};

/** The pages with a single record. Sitemap and previews date and find them by it. */
export const singlePages = [
  { key: "home", type: "home", path: "/", name: "Home" },
  { key: "about", type: "aboutus", path: "/about-us/", name: "About us" },
  { key: "portfolio", type: "portfolio", path: "/portfolio/", name: "Portfolio", paged: true },
  { key: "blog", type: "blog", path: "/blog/", name: "Blog", paged: true },
  { key: "careers", type: "careers", path: "/careers/", name: "Careers" },
  { key: "contact", type: "contactus", path: "/contact-us/", name: "Contact us" },
  { key: "compare", type: "compare", path: "/compare/", name: "Comparisons" },
  { key: "playbook", type: "playbook", path: "/playbook/", name: "Playbook" },
  {
    key: "documents",
    type: "working-documents",
    path: "/working-documents/",
    name: "Working documents",
  },
  { key: "engagement", type: "engagement", path: "/engagement/", name: "Engagement models" },
  { key: "security", type: "security", path: "/security/", name: "Security" },
  { key: "privacy", type: "privacy", path: "/privacy-policy/", name: "Privacy policy" },
  { key: "thankYou", type: "thankyou", path: "/thankyou/", name: "Thank you" },
] as const satisfies readonly SinglePage[];

/** Pages of the records of one content type, by slug. */
export type RecordPages = {
  /** The content type, which has the name of its template (src/templates). */
  type: string;
  /** The folder of their paths. */
  folder: `/${string}/` | "/";
  /** Whether a slug may have several parts: `about-us/team`. */
  nested?: true;
  /** The field with a record's name; "title" by default. */
  name?: string;
  /** The order of the records in lists; by name by default. */
  sort?: readonly Readonly<Record<string, "ASC" | "DESC">>[];
  /** What search results call them; others are "Page". */
  label?: string;
  /** The type of the page that lists them (`singlePages`), which is above them in breadcrumbs. */
  list?: (typeof singlePages)[number]["type"];
  /** Their heading on the page of all pages, and how many of them are there; all by default. */
  index: { title: string; limit?: number };
};

const rows = [
  {
    type: "project",
    folder: "/portfolio/",
    sort: [{ sample: "ASC" }, { title: "ASC" }],
    label: "Case study",
    list: "portfolio",
    index: { title: "Work" },
  },
  {
    type: "comparison",
    folder: "/compare/",
    label: "Comparison",
    list: "compare",
    index: { title: "Comparisons" },
  },
  {
    type: "chapter",
    folder: "/playbook/",
    sort: [{ position: "ASC" }],
    label: "Playbook",
    list: "playbook",
    index: { title: "Playbook" },
  },
  {
    type: "document",
    folder: "/working-documents/",
    sort: [{ position: "ASC" }],
    label: "Document",
    list: "working-documents",
    index: { title: "Working documents" },
  },
  {
    type: "category",
    folder: "/blog/category/",
    name: "name",
    list: "blog",
    index: { title: "Articles by category" },
  },
  {
    type: "article",
    folder: "/blog/",
    sort: [{ date: "DESC" }],
    label: "Article",
    list: "blog",
    index: { title: "Newest articles", limit: 9 },
  },
  {
    type: "job-opening",
    folder: "/careers/",
    label: "Opening",
    list: "careers",
    index: { title: "Open positions" },
  },
  { type: "page", folder: "/", nested: true, index: { title: "Further pages" } },
] as const satisfies readonly RecordPages[];

/** A content type whose records have pages. */
export type RecordType = (typeof rows)[number]["type"];

/**
 * The pages of records: one row for each content type, in the order of the page of all pages. Its
 * pages, sitemap entries, search label, breadcrumbs, previews and reserved paths derive from here.
 */
export const recordPages: readonly (RecordPages & { type: RecordType })[] = rows;

/** The folder of the pages of a type's records. */
export const folderOf = (type: RecordType): string =>
  recordPages.find((row) => row.type === type)?.folder ?? "/";

/** The path of a record's page. */
export const recordPath = (type: RecordType, slug: string): string => `${folderOf(type)}${slug}/`;

/** The field with the name of a type's records. */
export const nameField = ({ name = "title" }: RecordPages): string => name;

/** The order of a type's records in lists; those that are equal in it are sorted by slug. */
export const sortOrder = (row: RecordPages): Record<string, string>[] => [
  ...(row.sort ?? [{ [nameField(row)]: "ASC" }]),
  { slug: "ASC" },
];
