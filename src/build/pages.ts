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

import { categoryPages, listOrder, listPages, type ListedContent } from "./lists";
import { createRelated, type Comparable } from "./related";
import type { Settings } from "./settings";

const templateFile = (name: string) => `src/templates/${name}.tsx`;

/** Creates one page for each entry of the catalogue, from its template. */
export const createCataloguePages = ({ actions }: Pick<CreatePagesArgs, "actions">) => {
  for (const { template, slug, path, technologies } of cataloguePages) {
    actions.createPage({
      path,
      component: resolve(templateFile(slug === dedicatedSlug ? "hire-any" : template)),
      context: { slug, technologies },
    });
  }
};

/** Creates the style guide, for development and previews. */
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

/** As GraphQL writes it: `[{date:DESC}]`. */
const sortedBy = (order: (typeof listOrder)[keyof typeof listOrder]) =>
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
    articles: allStrapiArticle(sort: ${sortedBy(listOrder.articles)}) {
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
    projects: allStrapiProject(sort: ${sortedBy(listOrder.projects)}) {
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

/** The records of all collections, each in the order of its lists. */
export type Content = ListedContent & Record<CollectionName, { nodes: readonly Comparable[] }>;

/** What the page of a record is asked for beside its slug, given all content. */
type ContextOf = (content: Content) => (record: Comparable) => object | undefined;

const withRelated =
  (name: "articles" | "projects", count: number): ContextOf =>
  (content) => {
    const related = createRelated(content[name].nodes, count);

    return (record) => ({ related: related(record) });
  };

const firstPart: ContextOf =
  (content) =>
  ({ slug }) =>
    categoryPages(content, slug)[0]?.context;

const slugAlone: ContextOf = () => () => ({});

/** The collections with a page for each record; a content type is named as its template. */
export const collections = [
  {
    name: "articles",
    template: "article",
    path: articlePath,
    contextOf: withRelated("articles", 3),
  },
  { name: "categories", template: "category", path: categoryPath, contextOf: firstPart },
  {
    name: "projects",
    template: "project",
    path: projectPath,
    contextOf: withRelated("projects", 2),
  },
  { name: "jobs", template: "job-opening", path: jobPath, contextOf: slugAlone },
  { name: "comparisons", template: "comparison", path: comparisonPath, contextOf: slugAlone },
  { name: "chapters", template: "chapter", path: chapterPath, contextOf: slugAlone },
  { name: "sheets", template: "sheet", path: sheetPath, contextOf: slugAlone },
] as const satisfies readonly {
  name: string;
  template: string;
  path: (slug: string) => string;
  contextOf: ContextOf;
}[];

type CollectionName =
  "articles" | "categories" | "projects" | "jobs" | "comparisons" | "chapters" | "sheets";

/**
 * The pages of all records that have one, and the pages that list them.
 *
 * @returns the template of each from the root of the project, and what the query of each is asked for as a function, since comparing records takes time.
 */
export const contentPages = (content: Content) => [
  ...collections.flatMap(({ name, template, path, contextOf }) => {
    const contextFor = contextOf(content);

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
 * Creates the pages of all published records that have one, and the pages that list them.
 *
 * @throws when the query fails, with GraphQL's own words.
 */
export const createContentPages = async ({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">) => {
  const { data, errors } = await graphql<Content>(collectionsQuery);
  if (!data) throw new Error(`The collections cannot be read: ${String(errors)}`);

  for (const { path, template, context } of contentPages(data)) {
    actions.createPage({ path, component: resolve(template), context: context() });
  }
};
