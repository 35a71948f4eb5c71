import type { RecordQuery } from "../builds/editor.ts";

type Fields = Record<string, unknown>;
type Part = Record<string, unknown>;

type Edit = {
  title: string;
  find: RecordQuery;
  /** The changed fields. */
  change: (draft: Fields) => Fields;
};

const bySlug = (type: string, value: string): RecordQuery => ({ type, field: "slug", value });
const single = (type: string): RecordQuery => ({ type, field: "", value: "" });

/** Changes one part of a list or component, and keeps the rest. */
const first = (parts: unknown, change: (part: Part) => Part) =>
  (parts as Part[]).map((part, index) => (index === 0 ? { ...part, ...change(part) } : part));
const longer = (text: unknown) => `${String(text)} More.`;

/** What editors change, one after the other. */
export const edits: Edit[] = [
  {
    title: "the title of a service",
    find: bySlug("service-page", "odoo"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "a text of an industry",
    find: bySlug("industry-page", "fintech"),
    change: ({ lead }) => ({ lead: longer(lead) }),
  },
  {
    title: "the title of a hire page",
    find: bySlug("hire-page", "react"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "the text of an article",
    find: bySlug("article", "estimates-are-ranges"),
    change: ({ body }) => ({ body: `${String(body)}\n\nOne paragraph more.` }),
  },
  {
    title: "the headline of an article",
    find: bySlug("article", "webhooks-you-can-trust"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "the date of an article",
    find: bySlug("article", "what-an-etag-saves"),
    change: () => ({ date: "2025-01-02" }),
  },
  {
    title: "the technologies of an article",
    find: bySlug("article", "pictures-that-load-fast"),
    change: () => ({ topics: [{ slug: "vue" }] }),
  },
  {
    title: "the address of an article",
    find: bySlug("article", "taking-over-a-codebase"),
    change: () => ({ slug: "taking-over-code" }),
  },
  {
    title: "the name of an author",
    find: { type: "author", field: "role", value: "Developers, designers and testers" },
    change: ({ name }) => ({ name: longer(name) }),
  },
  {
    title: "the name of a category",
    find: bySlug("category", "product"),
    change: ({ name }) => ({ name: longer(name) }),
  },
  {
    title: "the title of a case study",
    find: bySlug("project", "recipe-site-move"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "the service of a case study",
    find: bySlug("project", "clinic-booking-app"),
    change: () => ({ service: "ui-ux-research" }),
  },
  {
    title: "a comparison",
    find: bySlug("comparison", "react-or-vue"),
    change: ({ lead }) => ({ lead: longer(lead) }),
  },
  {
    title: "the position of a chapter",
    find: bySlug("chapter", "access-and-secrets"),
    change: () => ({ position: 20 }),
  },
  {
    title: "a chapter that hire pages list",
    find: bySlug("chapter", "the-first-two-weeks"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "the title of a job opening",
    find: bySlug("job-opening", "odoo-developer"),
    change: ({ title }) => ({ title: longer(title) }),
  },
  {
    title: "the headline of the home page",
    find: single("home"),
    change: ({ hero }) => ({ hero: { ...(hero as Part), title: "Software that lasts" } }),
  },
  {
    title: "the text of all hire pages",
    find: single("hiring"),
    change: ({ hiringcontent }) => ({
      hiringcontent: first(hiringcontent, ({ text }) => ({ text: longer(text) })),
    }),
  },
  {
    title: "the tagline of the site",
    find: single("site"),
    change: ({ tagline }) => ({ tagline: longer(tagline) }),
  },
  {
    title: "the name of the site",
    find: single("site"),
    change: () => ({ name: "Landmark" }),
  },
  {
    title: "an entry of the menu",
    find: single("menu"),
    change: ({ header }) => ({ header: first(header, () => ({ label: "What we do" })) }),
  },
  {
    title: "the address of an own page",
    find: bySlug("page", "odoo-health-check"),
    change: () => ({ slug: "odoo/check" }),
  },
  {
    title: "a redirect",
    find: { type: "redirect", field: "from", value: "/contact/" },
    change: () => ({ to: "/about-us/" }),
  },
  {
    title: "a date of the privacy policy",
    find: single("privacy"),
    change: () => ({ updatedOn: "2026-12-01" }),
  },
];
