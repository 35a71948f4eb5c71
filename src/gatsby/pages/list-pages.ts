import {
  categoryPath,
  listPagePath,
  pagePaths,
  type ProjectFilterField,
  projectFilterFields,
  projectFilterPath,
} from "../../../common/catalogue/paths";
import { paginate, pageSizes, type ArticleCounts } from "../../catalogue/pagination";
import { projectFilter } from "../../catalogue/project-filters";

type Slug = { slug: string };
type Article = Slug & { category?: Slug | null };
type Project = Slug & {
  service?: string | null;
  industry?: string | null;
  topics?: readonly Slug[];
};

/** The records of the lists, in their order. */
export type ListedContent = {
  blog: { blogcontent: readonly { article?: Slug | null }[] } | null;
  article: { nodes: readonly Article[] };
  category: { nodes: readonly Slug[] };
  project: { nodes: readonly Project[] };
};

type List = {
  path: string;
  template: string;
  slugs: string[];
  limit: number;
  context?: object;
};

const pagesForList = ({ path, template, slugs, limit, context }: List) =>
  paginate(slugs, limit).map((part) => ({
    path: listPagePath(path, part.page),
    template,
    context: { ...context, ...part },
  }));

const slugsOf = (records: readonly Slug[]) => records.map(({ slug }) => slug);

const inCategory = ({ article }: ListedContent, slug: string) =>
  article.nodes.filter(({ category }) => category?.slug === slug);

const countsOf = (content: ListedContent): ArticleCounts => ({
  all: content.article.nodes.length,
  categories: content.category.nodes
    .map(({ slug }) => ({ slug, count: inCategory(content, slug).length }))
    .filter(({ count }) => count > 0),
});

/** The pages of the list of a category's articles; the first is also the page of its record. */
export const categoryPages = (content: ListedContent, slug: string) =>
  pagesForList({
    path: categoryPath(slug),
    template: "category",
    slugs: slugsOf(inCategory(content, slug)),
    limit: pageSizes.articles,
    context: { slug, counts: countsOf(content) },
  });

const blogPages = (content: ListedContent) => {
  const featured = content.blog?.blogcontent.find(({ article }) => article)?.article?.slug;
  const all = slugsOf(content.article.nodes);
  const others = all.filter((slug) => slug !== featured);

  return pagesForList({
    path: pagePaths.blog,
    template: "blog",
    // An empty list says that nothing is published yet.
    slugs: others.length > 0 ? others : all,
    limit: pageSizes.articles,
    context: { counts: countsOf(content) },
  });
};

/** The values of a case study's filters. Its technologies are in the field `topics`. */
const valuesOf: Record<ProjectFilterField, (project: Project) => (string | null | undefined)[]> = {
  service: ({ service }) => [service],
  industry: ({ industry }) => [industry],
  technology: ({ topics = [] }) => slugsOf(topics),
};

const filterLists = (projects: readonly Project[]): List[] =>
  projectFilterFields.flatMap((field) =>
    [...new Set(projects.flatMap(valuesOf[field]))].flatMap((slug) =>
      // The page of a value that the catalogue does not have would have no title.
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
 * The pages of all lists: the blog and its categories, the portfolio and its filters. The first page
 * of a category is left out: it is created with the category's record. The blog's featured article is
 * not repeated in its list.
 */
export const listPages = (content: ListedContent) => [
  ...blogPages(content),
  ...content.category.nodes.flatMap(({ slug }) => categoryPages(content, slug).slice(1)),
  ...pagesForList({
    path: pagePaths.portfolio,
    template: "portfolio",
    slugs: slugsOf(content.project.nodes),
    limit: pageSizes.projects,
  }),
  ...filterLists(content.project.nodes).flatMap(pagesForList),
];
