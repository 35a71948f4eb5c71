import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { cataloguePages } from "../catalogue/pages";
import {
  articlePath,
  chapterPath,
  comparisonPath,
  jobPath,
  projectPath,
  styleGuidePath,
} from "../catalogue/paths";

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

type Slugs = { nodes: readonly { slug: string }[] };
type Collections = Record<(typeof collections)[number]["name"], Slugs>;

const collectionsQuery = /* GraphQL */ `
  {
    articles: allStrapiArticle {
      nodes {
        slug
      }
    }
    projects: allStrapiProject {
      nodes {
        slug
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
  }
`;

/** The collections with a page for each record; a content type is named as its template. */
export const collections = [
  { name: "articles", template: "article", path: articlePath },
  { name: "projects", template: "project", path: projectPath },
  { name: "jobs", template: "job-opening", path: jobPath },
  { name: "comparisons", template: "comparison", path: comparisonPath },
  { name: "chapters", template: "chapter", path: chapterPath },
] as const;

/**
 * Creates one page for each published record of these collections.
 *
 * @throws when the query fails, with GraphQL's own words.
 */
export const createCollectionPages = async ({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">) => {
  const { data, errors } = await graphql<Collections>(collectionsQuery);
  if (!data) throw new Error(`The collections cannot be read: ${String(errors)}`);

  for (const { name, template, path } of collections) {
    for (const { slug } of data[name].nodes) {
      actions.createPage({
        path: path(slug),
        component: resolve(`src/templates/${template}.tsx`),
        context: { slug },
      });
    }
  }
};
