import { industries } from "../../../common/catalogue/industries";
import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";

import { listPages, type ListedContent } from "./list-pages";

const service = services[0].slug;
const industry = industries[0].slug;
const technology = technologies[0].slug;

const articlesIn = (category: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${category ?? "article"}-${index + 1}`,
    category: category ? { slug: category } : null,
  }));
const content = (changed: Partial<ListedContent> = {}): ListedContent => ({
  blog: { blogcontent: [{}] },
  article: { nodes: [] },
  category: { nodes: [] },
  project: { nodes: [] },
  ...changed,
});
const pathsOf = (changed: Partial<ListedContent>) =>
  listPages(content(changed)).map(({ path }) => path);

it("paginates the blog by nine, without the featured article", () => {
  const article = { nodes: articlesIn(null, 19) };
  const featured = { blogcontent: [{}, { article: { slug: "article-1" } }] };

  expect(pathsOf({ article })).toContain("/blog/page/3/");
  expect(pathsOf({ article, blog: featured })).not.toContain("/blog/page/3/");
  expect(listPages(content({ article, blog: featured }))[1]).toEqual({
    path: "/blog/page/2/",
    template: "blog",
    context: {
      page: 2,
      pages: 2,
      total: 18,
      slugs: Array.from({ length: 9 }, (_, index) => `article-${index + 11}`),
      counts: { all: 19, categories: [] },
    },
  });
});

it("lists the featured article if there is no other", () => {
  const article = { nodes: articlesIn(null, 1) };
  const blog = { blogcontent: [{ article: { slug: "article-1" } }] };

  expect(listPages(content({ article, blog }))[0]?.context).toMatchObject({
    slugs: ["article-1"],
  });
});

it("lists the blog and the portfolio without published records", () => {
  expect(pathsOf({ blog: null })).toEqual(["/blog/", "/portfolio/"]);
});

it("lists the pages of a category after the first", () => {
  const article = { nodes: [...articlesIn("delivery", 10), ...articlesIn("product", 9)] };
  const category = { nodes: [{ slug: "delivery" }, { slug: "product" }] };

  const [blog, ...others] = listPages(content({ article, category }));
  const counts = {
    all: 19,
    categories: [
      { slug: "delivery", count: 10 },
      { slug: "product", count: 9 },
    ],
  };

  expect(blog?.context).toMatchObject({ counts });
  expect(others.filter(({ template }) => template === "category")).toEqual([
    {
      path: "/blog/category/delivery/page/2/",
      template: "category",
      context: {
        slug: "delivery",
        page: 2,
        pages: 2,
        total: 10,
        slugs: ["delivery-10"],
        counts,
      },
    },
  ]);
});

it("lists a page for each service, industry and technology of case studies", () => {
  const project = {
    nodes: [
      {
        slug: "a-shop",
        service,
        industry,
        topics: [{ slug: technology }, { slug: technology }],
      },
      { slug: "b", service, industry: null, topics: [{ slug: "not-in-the-catalogue" }] },
    ],
  };
  const pages = listPages(content({ project })).slice(2);

  expect(pages.map(({ path }) => path)).toEqual([
    `/portfolio/service/${service}/`,
    `/portfolio/industry/${industry}/`,
    `/portfolio/technology/${technology}/`,
  ]);
  expect(pages[0]?.context).toMatchObject({ field: "service", slugs: ["a-shop", "b"] });
  expect(pages[2]?.context).toMatchObject({
    field: "technology",
    slug: technology,
    slugs: ["a-shop"],
  });
});

it("paginates long filters", () => {
  const nodes = Array.from({ length: 13 }, (_, index) => ({
    slug: `project-${index}`,
    service,
    industry: null,
    topics: [],
  }));

  expect(pathsOf({ project: { nodes } })).toEqual([
    "/blog/",
    "/portfolio/",
    "/portfolio/page/2/",
    `/portfolio/service/${service}/`,
    `/portfolio/service/${service}/page/2/`,
  ]);
});
