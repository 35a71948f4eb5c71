import { render, screen } from "@testing-library/react";

import { picture } from "../../testing/content";

import { type PageSection, renderPageSections } from "./PageSections";

const site = { salesEmail: "sales@a.example" } as Queries.ContactFormSectionFragment;
const empty = { contactDetails: site, articles: [], projects: [], lists: [] };

const section = (name: string, fields: object) =>
  ({ __typename: `STRAPI__COMPONENT_SECTIONS_${name}`, title: name, ...fields }) as PageSection;

const rate = { currency: "EUR", from: 10, to: 20, unit: "day", note: null, sample: false };
const main = section("MAIN", { actions: [], facts: [], eyebrow: "Offer" });
const sections = [
  main,
  section("TEXT", { body: { html: "<p>Words</p>" }, image: null }),
  section("QUOTES", { testimonials: [{ quote: "Good", name: "Ada", role: "CTO", project: null }] }),
  section("PEOPLE", { people: [{ name: "Grace", role: "Lead", note: "Asks.", links: [] }] }),
  section("CLIENTS", { clients: [{ name: "Acme", logo: null }] }),
  section("PRICES", { rates: [{ label: "A day", ...rate }] }),
  section("COMPARISON", {
    first: "One",
    second: "Other",
    rows: [{ criterion: "Cost", first: "Low", second: "High" }],
  }),
  section("ACTION", { actions: [{ label: "Write to us", href: "/contact-us/" }] }),
  section("ACCORDION", { accords: [{ title: "Why?", data: { html: "<p>So.</p>" }, image: null }] }),
  section("FORM", { text: null }),
  { __typename: "STRAPI__COMPONENT_SHARED_SEO" } as PageSection,
];

it("every section of a page is drawn under its heading, in the editor's order", () => {
  render(<>{renderPageSections(sections, empty)}</>);
  const headings = screen.getAllByRole("heading", { level: 2 });

  expect(screen.getByRole("heading", { level: 1, name: "MAIN" })).toBeVisible();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "TEXT",
    "QUOTES",
    "PEOPLE",
    "CLIENTS",
    "PRICES",
    "COMPARISON",
    "ACTION",
    "ACCORDION",
    "FORM",
  ]);
  for (const text of ["Words", "“Good”", "Grace", "Acme", "A day", "High"]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact-us/");
});

it("a text has its picture, and the trail takes the place of the line above the headline", () => {
  const image = picture({ alternativeText: "A desk" });
  const breadcrumbs = [{ name: "Home", path: "/" }, { name: "Offer" }];
  render(
    <>
      {renderPageSections([main, section("TEXT", { body: { html: "<p>Words</p>" }, image })], {
        ...empty,
        breadcrumbs,
      })}
    </>,
  );

  expect(screen.getByRole("img", { name: "A desk" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.queryByText("Offer", { selector: "p" })).not.toBeInTheDocument();
});

it("lists without records are left out, and others show theirs in order", () => {
  const article = (slug: string) =>
    ({ slug, title: `About ${slug}`, category: null }) as Queries.ArticleCardFragment;
  const project = {
    slug: "shop",
    title: "A shop",
    summary: "Words",
  } as Queries.ProjectCardFragment;
  const lists = [section("ARTICLES", {}), section("PROJECTS", {}), section("PROJECTS", {})];
  render(
    <>
      {renderPageSections(lists, {
        ...empty,
        articles: [article("a"), article("b")],
        projects: [project],
        lists: [["b", "a"], ["shop"], []],
      })}
    </>,
  );
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

  expect(names).toEqual(["About b", "About a", "A shop"]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
});

it("a copy of a section has an anchor of its own, and only the first form that of a contact form", () => {
  const text = section("TEXT", { body: { html: "<p>Words</p>" }, image: null });
  const form = () => section("FORM", { text: null });
  const { container } = render(
    <>{renderPageSections([main, text, text, form(), form(), form()], empty)}</>,
  );

  expect([...container.querySelectorAll("section[id]")].map(({ id }) => id)).toEqual([
    "text",
    "text-2",
    "contact-form",
    "form",
    "form-2",
  ]);
});

it("only what is on the page takes the anchor of its title", () => {
  const text = section("TEXT", { title: "Team", body: { html: "<p>Words</p>" }, image: null });
  const unseen = [
    { __typename: "STRAPI__COMPONENT_SHARED_SEO", title: "Team" } as PageSection,
    section("PEOPLE", { title: "Team", people: [] }),
    section("QUOTES", { title: "Team", testimonials: null }),
  ];
  const content = section("TEXT", { title: "Content", body: { html: "" }, image: null });
  const { container } = render(<>{renderPageSections([...unseen, text, content], empty)}</>);

  expect([...container.querySelectorAll("section")].map(({ id }) => id)).toEqual([
    "team",
    // The page's main part has "content".
    "content-2",
  ]);
});
