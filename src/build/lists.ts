import { listPagePath, listParts, pageSizes, type ArticleCounts } from "../catalogue/list-pages";
import { categoryPath, projectFilterPath, singlePaths } from "../catalogue/paths";
import { projectFilter, type ProjectFilterField } from "../catalogue/project-filters";

type Slug = { slug: string };
type Article = Slug & { category?: Slug | null };
type Project = Slug & {
  service?: string | null;
  industry?: string | null;
  topics?: readonly Slug[];
};

/** The records that lists are made of, in the order that they are shown in ({@link listOrder}). */
export type ListedContent = {
  blog: { blogcontent: readonly { article?: Slug | null }[] } | null;
  articles: { nodes: readonly Article[] };
  categories: { nodes: readonly Slug[] };
  projects: { nodes: readonly Project[] };
};

/** How lists are sorted, as queries and previews ask for it. */
export const listOrder = {
  articles: [{ date: "DESC" }, { slug: "ASC" }],
  projects: [{ sample: "ASC" }, { title: "ASC" }, { slug: "ASC" }],
} as const;

type List = {
  path: string;
  template: string;
  slugs: string[];
  limit: number;
  context?: object;
};

const pagesOf = ({ path, template, slugs, limit, context }: List) =>
  listParts(slugs, limit).map((part) => ({
    path: listPagePath(path, part.page),
    template,
    context: { ...context, ...part },
  }));

const slugsOf = (records: readonly Slug[]) => records.map(({ slug }) => slug);

const inCategory = ({ articles }: ListedContent, slug: string) =>
  articles.nodes.filter(({ category }) => category?.slug === slug);

const countsOf = (content: ListedContent): ArticleCounts => ({
  all: content.articles.nodes.length,
  categories: content.categories.nodes
    .map(({ slug }) => ({ slug, count: inCategory(content, slug).length }))
    .filter(({ count }) => count > 0),
});

/** The pages of a category of the blog. */
export const categoryPages = (content: ListedContent, slug: string) =>
  pagesOf({
    path: categoryPath(slug),
    template: "category",
    slugs: slugsOf(inCategory(content, slug)),
    limit: pageSizes.articles,
    context: { slug, counts: countsOf(content) },
  });

const blogPages = (content: ListedContent) => {
  const featured = content.blog?.blogcontent.find(({ article }) => article)?.article?.slug;

  return pagesOf({
    path: singlePaths.blog,
    template: "blog",
    slugs: slugsOf(content.articles.nodes).filter((slug) => slug !== featured),
    limit: pageSizes.articles,
    context: { counts: countsOf(content) },
  });
};

const valuesOf: Record<ProjectFilterField, (project: Project) => (string | null | undefined)[]> = {
  service: ({ service }) => [service],
  industry: ({ industry }) => [industry],
  technology: ({ topics = [] }) => slugsOf(topics),
};

const filterLists = (projects: readonly Project[]): List[] =>
  (["service", "industry", "technology"] as const).flatMap((field) =>
    [...new Set(projects.flatMap(valuesOf[field]))].flatMap((slug) =>
      slug && projectFilter(field, slug)
        ? {
            path: projectFilterPath(field, slug),
            template: "project-filter",
            slugs: slugsOf(projects.filter((project) => valuesOf[field](project).includes(slug))),
            limit: pageSizes.projects,
            context: { field, slug },
          }
        : [],
    ),
  );

/**
 * The pages of all lists: the blog and its categories, the portfolio and its filters. The first
 * page of a category is the category's own. The blog's featured article is shown large, so it is
 * left out of the pages below it.
 */
export const listPages = (content: ListedContent) => [
  ...blogPages(content),
  ...content.categories.nodes.flatMap(({ slug }) => categoryPages(content, slug).slice(1)),
  ...pagesOf({
    path: singlePaths.portfolio,
    template: "portfolio",
    slugs: slugsOf(content.projects.nodes),
    limit: pageSizes.projects,
  }),
  ...filterLists(content.projects.nodes).flatMap(pagesOf),
];
