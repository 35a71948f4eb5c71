import { listPagePath, listParts, pageSizes } from "../catalogue/list-pages";
import { categoryPath, projectFilterPath, singlePaths } from "../catalogue/paths";
import { projectFilter, type ProjectFilterField } from "../catalogue/project-filters";

type Slug = { slug: string };
type Project = {
  service: string | null;
  industry: string | null;
  topics: readonly Slug[];
};

/** The records that lists are made of. */
export type ListedContent = {
  blog: { blogcontent: readonly { article?: Slug | null }[] } | null;
  articles: { nodes: readonly { category?: Slug | null }[] };
  categories: { nodes: readonly Slug[] };
  projects: { nodes: readonly Project[] };
};

type List = { path: string; template: string; total: number; limit: number; context?: object };

const pagesOf = ({ path, template, total, limit, context }: List) =>
  listParts(total, limit).map((part) => ({
    path: listPagePath(path, part.page),
    template,
    context: { ...context, ...part },
  }));

/** What a filter's query asks of a project. */
const conditionOf = {
  service: (slug: string) => ({ service: { eq: slug } }),
  industry: (slug: string) => ({ industry: { eq: slug } }),
  technology: (slug: string) => ({ topics: { elemMatch: { slug: { eq: slug } } } }),
};

const valuesOf: Record<ProjectFilterField, (project: Project) => (string | null)[]> = {
  service: ({ service }) => [service],
  industry: ({ industry }) => [industry],
  technology: ({ topics }) => [...new Set(topics.map(({ slug }) => slug))],
};

const filterLists = (projects: readonly Project[]): List[] =>
  (["service", "industry", "technology"] as const).flatMap((field) => {
    const values = projects.flatMap(valuesOf[field]);

    return [...new Set(values)].flatMap((slug) =>
      slug && projectFilter(field, slug)
        ? {
            path: projectFilterPath(field, slug),
            template: "project-filter",
            total: values.filter((value) => value === slug).length,
            limit: pageSizes.projects,
            context: { field, slug, filter: conditionOf[field](slug) },
          }
        : [],
    );
  });

/**
 * The pages of all lists: the blog and its categories, the portfolio and its filters. The first
 * page of a category is the category's own. The blog's featured article is shown large, so it is
 * left out of the pages below it.
 */
export const listPages = ({ blog, articles, categories, projects }: ListedContent) => {
  const featured = blog?.blogcontent.find(({ article }) => article)?.article?.slug ?? null;
  const inCategory = (slug: string) =>
    articles.nodes.filter(({ category }) => category?.slug === slug).length;

  return [
    ...pagesOf({
      path: singlePaths.blog,
      template: "blog",
      total: articles.nodes.length - (featured ? 1 : 0),
      limit: pageSizes.articles,
      context: { featured },
    }),
    ...categories.nodes.flatMap(({ slug }) =>
      pagesOf({
        path: categoryPath(slug),
        template: "category",
        total: inCategory(slug),
        limit: pageSizes.articles,
        context: { slug },
      }).slice(1),
    ),
    ...pagesOf({
      path: singlePaths.portfolio,
      template: "portfolio",
      total: projects.nodes.length,
      limit: pageSizes.projects,
    }),
    ...filterLists(projects.nodes).flatMap(pagesOf),
  ];
};
