import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { readRoles } from "../../../brand/roles";
import { cataloguePages } from "../../../common/catalogue/pages";
import { dedicatedSlug, siteIndexPath, styleGuidePath } from "../../../common/catalogue/paths";
import {
  nameField,
  recordPages,
  recordPath,
  type RecordType,
  singlePages,
  sortOrder,
} from "../../../common/page-types";

import { nodeTypeOf } from "../content/node-types";
import type { Settings } from "../settings";
import { categoryPages, listPages, type ListedContent } from "./list-pages";
import { listSectionFields, type ListSection, pageLists } from "./page-lists";
import { createRelatedFinder, type RelatableRecord } from "./related";
import { indexedFields, recordLinks } from "./site-index";

const templateFile = (name: string) => `src/templates/${name}.tsx`;

export const createCataloguePages = ({ actions }: Pick<CreatePagesArgs, "actions">) => {
  for (const { template, slug, path, technologies } of cataloguePages) {
    actions.createPage({
      path,
      component: resolve(templateFile(slug === dedicatedSlug ? "hire-dedicated" : template)),
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
    context: { roles: readRoles() },
  });
};

/** In GraphQL's syntax: `[{date:DESC}]`. */
const toSortArgument = (order: object) => JSON.stringify(order).replaceAll('"', "");

/** The fields that lists and related records read, besides those of the index. */
const listedFields: Partial<Record<RecordType, string>> = {
  article: "category { slug } topics { slug }",
  project: "service industry topics { slug }",
  page: `frame sections { ${listSectionFields} ... on STRAPI__COMPONENT_SECTIONS_MAIN { actions { label href } } }`,
};

const recordsQuery = (row: (typeof recordPages)[number]) => {
  const { type } = row;
  const fields = ["slug", nameField(row), listedFields[type], indexedFields[type]].join(" ");

  return `${nodeTypeOf(type)}: all${nodeTypeOf(type)}(sort: ${toSortArgument(sortOrder(row))}) { nodes { ${fields} } }`;
};

const contentQuery = `{
  blog: strapiBlog {
    blogcontent { ... on STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG { article { slug } } }
  }
  ${recordPages.map(recordsQuery).join("\n")}
}`;

type PageRecord = RelatableRecord & Record<string, unknown>;

/** The records with pages by content type, in list order. */
export type Content = ListedContent & Record<RecordType, { nodes: readonly PageRecord[] }>;

/** Builds the context of a record's page, except for its slug. */
type BuildContext = (content: Content) => (record: RelatableRecord) => object | undefined;

const withRelated =
  (type: "article" | "project", count: number): BuildContext =>
  (content) => {
    const related = createRelatedFinder(content[type].nodes, count);

    return (record) => ({ related: related(record) });
  };

const firstListPage: BuildContext =
  (content) =>
  ({ slug }) =>
    categoryPages(content, slug)[0]?.context;

type Link = { label: string; href: string };
type FreePage = {
  frame: string;
  sections: readonly (ListSection & { actions?: readonly Link[] })[];
};

/** The names of the pages that others can be below, by path. */
const pageNames = ({ page }: Content) =>
  new Map<string, string>([
    ...singlePages.map(({ path, name }): [string, string] => [path, name]),
    ...page.nodes.map(({ slug, title }): [string, string] => [
      recordPath("page", slug),
      String(title),
    ]),
  ]);

/** The pages above a path, without the home page. */
const pagesAbove = (path: string, names: ReadonlyMap<string, string>) => {
  const parts = path.split("/").slice(1, -2);

  return parts.flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join("/")}/`;
    const name = names.get(above);

    return name ? [{ name, path: above }] : [];
  });
};

/** The context of a page of editors' own sections. */
const freePage: BuildContext = (content) => {
  const names = pageNames(content);

  return (record) => {
    const { frame, sections } = record as unknown as FreePage;

    return {
      ...pageLists(sections, content),
      above: pagesAbove(recordPath("page", record.slug), names),
      // Read by the layout (src/layout/Layout/wrap-page.tsx).
      ...(frame === "campaign" && {
        campaign: { action: sections.flatMap(({ actions }) => actions ?? [])[0] ?? null },
      }),
    };
  };
};

const contexts: Partial<Record<RecordType, BuildContext>> = {
  article: withRelated("article", 3),
  category: firstListPage,
  page: freePage,
  project: withRelated("project", 2),
};

/**
 * The pages of records, of the lists of them, and the page of all pages.
 *
 * @returns each page's template from the root of the project; its context is a function, since
 *   ranking related records is slow.
 */
export const contentPages = (content: Content) => [
  ...recordPages.flatMap(({ type }) => {
    const contextFor = contexts[type]?.(content);

    return content[type].nodes.map((record) => ({
      path: recordPath(type, record.slug),
      template: templateFile(type),
      context: () => ({ slug: record.slug, ...contextFor?.(record) }),
    }));
  }),
  ...listPages(content).map(({ path, template, context }) => ({
    path,
    template: templateFile(template),
    context: () => context,
  })),
  {
    path: siteIndexPath,
    template: templateFile("site-index"),
    context: () => ({ records: recordLinks(content) }),
  },
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
  const { data, errors } = await graphql<Record<string, unknown>>(contentQuery);
  if (!data) throw new Error(`Cannot query the records: ${String(errors)}`);
  const records = recordPages.map(({ type }) => [type, data[nodeTypeOf(type)]] as const);
  const content = { blog: data.blog, ...Object.fromEntries(records) } as Content;

  for (const { path, template, context } of contentPages(content)) {
    actions.createPage({ path, component: resolve(template), context: context() });
  }
};
