import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { cataloguePages } from "../catalogue/pages";
import {
  articlePath,
  categoryPath,
  chapterPath,
  comparisonPath,
  dedicatedSlug,
  jobPath,
  projectPath,
  sheetPath,
  styleGuidePath,
} from "../catalogue/paths";

import { categoryPages, sortOrders, listPages, type ListedContent } from "./lists";
import { createRelatedFinder, type RelatableRecord } from "./related";
import type { Settings } from "./settings";

const templateFile = (name: string) => `src/templates/${name}.tsx`;

export const createCataloguePages = ({ actions }: Pick<CreatePagesArgs, "actions">) => {
  for (const { template, slug, path, technologies } of cataloguePages) {
    actions.createPage({
      path,
      component: resolve(templateFile(slug === dedicatedSlug ? "hire-any" : template)),
      context: { slug, technologies },
    });
  }
};

/** Creates the style guide where STYLE_GUIDE is on: in development and previews. */
export const createStyleGuide = (
  { actions }: Pick<CreatePagesArgs, "actions">,
  { styleGuide }: Pick<Settings, "styleGuide">,
) => {
  if (!styleGuide) return;
  actions.createPage({
    path: styleGuidePath,
    component: resolve("src/templates/style-guide.tsx"),
    context: {},
  });
};

/** In GraphQL's syntax: `[{date:DESC}]`. */
const toSortArgument = (order: (typeof sortOrders)[keyof typeof sortOrders]) =>
  JSON.stringify(order).replaceAll('"', "");

const collectionsQuery = /* GraphQL */ `
  {
    blog: strapiBlog {
      blogcontent {
        ... on STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG {
          article {
            slug
          }
        }
      }
    }
    articles: allStrapiArticle(sort: ${toSortArgument(sortOrders.articles)}) {
      nodes {
        slug
        category {
          slug
        }
        topics {
          slug
        }
      }
    }
    categories: allStrapiCategory {
      nodes {
        slug
      }
    }
    projects: allStrapiProject(sort: ${toSortArgument(sortOrders.projects)}) {
      nodes {
        slug
        service
        industry
        topics {
          slug
        }
      }
    }
    jobs: allStrapiJobOpening {
      nodes {
        slug
      }
    }
    comparisons: allStrapiComparison {
      nodes {
        slug
      }
    }
    chapters: allStrapiChapter {
      nodes {
        slug
      }
    }
    sheets: allStrapiSheet {
      nodes {
        slug
      }
    }
  }
`;

/** The records of all collections in list order. */
export type Content = ListedContent & Record<CollectionName, { nodes: readonly RelatableRecord[] }>;

/** Builds the context of a record's page, except for its slug. */
type BuildContext = (content: Content) => (record: RelatableRecord) => object | undefined;

const withRelated =
  (name: "articles" | "projects", count: number): BuildContext =>
  (content) => {
    const related = createRelatedFinder(content[name].nodes, count);

    return (record) => ({ related: related(record) });
  };

const firstListPage: BuildContext =
  (content) =>
  ({ slug }) =>
    categoryPages(content, slug)[0]?.context;

const slugOnly: BuildContext = () => () => ({});

/** The collections with a page per record; a content type has the name of its template. */
export const collections = [
  {
    name: "articles",
    template: "article",
    path: articlePath,
    buildContext: withRelated("articles", 3),
  },
  { name: "categories", template: "category", path: categoryPath, buildContext: firstListPage },
  {
    name: "projects",
    template: "project",
    path: projectPath,
    buildContext: withRelated("projects", 2),
  },
  { name: "jobs", template: "job-opening", path: jobPath, buildContext: slugOnly },
  { name: "comparisons", template: "comparison", path: comparisonPath, buildContext: slugOnly },
  { name: "chapters", template: "chapter", path: chapterPath, buildContext: slugOnly },
  { name: "sheets", template: "sheet", path: sheetPath, buildContext: slugOnly },
] as const satisfies readonly {
  name: string;
  template: string;
  path: (slug: string) => string;
  buildContext: BuildContext;
}[];

type CollectionName =
  "articles" | "categories" | "projects" | "jobs" | "comparisons" | "chapters" | "sheets";

/**
 * The pages of records, and of the lists of them.
 *
 * @returns each page's template from the root of the project; its context is a function, since
 *   ranking related records is slow.
 */
export const contentPages = (content: Content) => [
  ...collections.flatMap(({ name, template, path, buildContext }) => {
    const contextFor = buildContext(content);

    return content[name].nodes.map((record) => ({
      path: path(record.slug),
      template: templateFile(template),
      context: () => ({ slug: record.slug, ...contextFor(record) }),
    }));
  }),
  ...listPages(content).map(({ path, template, context }) => ({
    path,
    template: templateFile(template),
    context: () => context,
  })),
];

/**
 * Creates the pages of published records, and of the lists of them.
 *
 * @throws if the query fails, with GraphQL's message.
 */
export const createContentPages = async ({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">) => {
  const { data, errors } = await graphql<Content>(collectionsQuery);
  if (!data) throw new Error(`Cannot query the collections: ${String(errors)}`);

  for (const { path, template, context } of contentPages(data)) {
    actions.createPage({ path, component: resolve(template), context: context() });
  }
};
