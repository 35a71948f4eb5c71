import { listPages, type ListedContent } from "./lists";

const articlesIn = (category: string | null, count: number) =>
  Array.from({ length: count }, () => ({ category: category ? { slug: category } : null }));
const content = (changed: Partial<ListedContent> = {}): ListedContent => ({
  blog: { blogcontent: [{}] },
  articles: { nodes: [] },
  categories: { nodes: [] },
  projects: { nodes: [] },
  ...changed,
});
const pathsOf = (changed: Partial<ListedContent>) =>
  listPages(content(changed)).map(({ path }) => path);

it("gives the blog pages of nine, the featured article not counted", () => {
  const articles = { nodes: articlesIn(null, 19) };
  const featured = { blogcontent: [{}, { article: { slug: "retries" } }] };

  expect(pathsOf({ articles })).toContain("/blog/page/3/");
  expect(pathsOf({ articles, blog: featured })).not.toContain("/blog/page/3/");
  expect(listPages(content({ articles, blog: featured }))[1]).toEqual({
    path: "/blog/page/2/",
    template: "blog",
    context: { featured: "retries", page: 2, skip: 9, limit: 9 },
  });
});

it("has a blog and a portfolio before anything is published", () => {
  expect(pathsOf({ blog: null })).toEqual(["/blog/", "/portfolio/"]);
});

it("gives a category the pages after its first, which it has by itself", () => {
  const articles = { nodes: [...articlesIn("delivery", 10), ...articlesIn("product", 9)] };
  const categories = { nodes: [{ slug: "delivery" }, { slug: "product" }] };

  expect(pathsOf({ articles, categories }).filter((path) => path.includes("category"))).toEqual([
    "/blog/category/delivery/page/2/",
  ]);
});

it("gives case studies a page for each service, industry and technology of the catalogue", () => {
  const projects = {
    nodes: [
      { service: "odoo", industry: "fintech", topics: [{ slug: "odoo" }, { slug: "odoo" }] },
      { service: "odoo", industry: null, topics: [{ slug: "not-in-the-catalogue" }] },
    ],
  };
  const pages = listPages(content({ projects })).slice(2);

  expect(pages.map(({ path }) => path)).toEqual([
    "/portfolio/service/odoo/",
    "/portfolio/industry/fintech/",
    "/portfolio/technology/odoo/",
  ]);
  expect(pages[2]?.context).toMatchObject({
    filter: { topics: { elemMatch: { slug: { eq: "odoo" } } } },
    page: 1,
  });
});

it("divides a long filter into pages as well", () => {
  const nodes = Array.from({ length: 13 }, () => ({ service: "odoo", industry: null, topics: [] }));

  expect(pathsOf({ projects: { nodes } })).toEqual([
    "/blog/",
    "/portfolio/",
    "/portfolio/page/2/",
    "/portfolio/service/odoo/",
    "/portfolio/service/odoo/page/2/",
  ]);
});
