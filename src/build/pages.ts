import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { listParts, pageSizes } from "../catalogue/list-pages";
import { cataloguePages } from "../catalogue/pages";
import {
  articlePath,
  categoryPath,
  chapterPath,
  comparisonPath,
  jobPath,
  projectPath,
  sheetPath,
  styleGuidePath,
} from "../catalogue/paths";

import { listPages, type ListedContent } from "./lists";
import { createRelated, type Comparable } from "./related";
import type { Settings } from "./settings";

/** Creates one page for each entry of the catalogue, from its template. */
export const createCataloguePages = ({ actions }: Pick<CreatePagesArgs, "actions">) => {
  for (const { template, slug, path, technologies } of cataloguePages) {
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
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
    articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }]) {
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
    projects: allStrapiProject(sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]) {
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

/** What the page of a record is asked for beside its slug, given all records of its collection. */
type ContextOf = (all: readonly Comparable[]) => (record: Comparable) => object;

const withRelated =
  (count: number): ContextOf =>
  (all) => {
    const related = createRelated(all, count);

    return (record) => ({ related: related(record) });
  };

const firstPart: ContextOf = () => () => listParts(0, pageSizes.articles)[0] ?? {};

const slugAlone: ContextOf = () => () => ({});

/** The collections with a page for each record; a content type is named as its template. */
export const collections = [
  { name: "articles", template: "article", path: articlePath, contextOf: withRelated(3) },
  { name: "categories", template: "category", path: categoryPath, contextOf: firstPart },
  { name: "projects", template: "project", path: projectPath, contextOf: withRelated(2) },
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

type Collections = Record<
  (typeof collections)[number]["name"],
  { nodes: readonly (Comparable & { slug: string })[] }
>;

/**
 * Creates the pages of all published records that have one, and the pages that list them.
 *
 * @throws when the query fails, with GraphQL's own words.
 */
export const createContentPages = async ({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">) => {
  const { data, errors } = await graphql<Collections & ListedContent>(collectionsQuery);
  if (!data) throw new Error(`The collections cannot be read: ${String(errors)}`);

  const pages = collections.flatMap(({ name, template, path, contextOf }) => {
    const { nodes } = data[name];
    const context = contextOf(nodes);

    return nodes.map((record) => ({
      path: path(record.slug),
      template,
      context: { slug: record.slug, ...context(record) },
    }));
  });

  for (const { path, template, context } of [...pages, ...listPages(data)]) {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  }
};
