import type { Content } from "./pages";
import type { RelatableRecord } from "./related";

type Linked = { slug: string };

/** A section of a page that shows articles or case studies. */
export type ListSection = {
  __typename: string;
  count?: number | null;
  technology?: string | null;
  articles?: readonly Linked[] | null;
  category?: Linked | null;
  projects?: readonly Linked[] | null;
  service?: string | null;
  industry?: string | null;
};

/** The fields of {@link ListSection} in a query of a page's sections. */
export const listSectionFields = `__typename
  ... on STRAPI__COMPONENT_SECTIONS_ARTICLES { articles { slug } category { slug } technology count }
  ... on STRAPI__COMPONENT_SECTIONS_PROJECTS { projects { slug } service industry technology count }`;

const slugsOf = (records: readonly Linked[]) => records.map(({ slug }) => slug);

/** True if a section does not ask for a value, or asks for this one. */
const accepts = (asked: string | null | undefined, value: unknown) => !asked || asked === value;

const isAbout = ({ topics = [] }: RelatableRecord, technology: string | null | undefined) =>
  !technology || topics.some(({ slug }) => slug === technology);

/** The records that a section shows: those chosen, or else the first that it asks for. */
const listOf = (section: ListSection, content: Content): string[] | null => {
  const allArticles: readonly RelatableRecord[] = content.article.nodes;
  const allProjects: readonly RelatableRecord[] = content.project.nodes;
  const { technology, articles, category, projects, service, industry } = section;
  const count = section.count ?? undefined;
  switch (section.__typename) {
    case "STRAPI__COMPONENT_SECTIONS_ARTICLES":
      return articles?.length
        ? slugsOf(articles)
        : slugsOf(
            allArticles.filter(
              (one) => accepts(category?.slug, one.category?.slug) && isAbout(one, technology),
            ),
          ).slice(0, count);
    case "STRAPI__COMPONENT_SECTIONS_PROJECTS":
      return projects?.length
        ? slugsOf(projects)
        : slugsOf(
            allProjects.filter(
              (one) =>
                accepts(service, one.service) &&
                accepts(industry, one.industry) &&
                isAbout(one, technology),
            ),
          ).slice(0, count);
    default:
      return null;
  }
};

/** The slugs that each section of a page shows; null for a section without a list. */
export const pageLists = (sections: readonly ListSection[], content: Content) => {
  const lists = sections.map((section) => listOf(section, content));
  const ofType = (name: string) =>
    lists.flatMap((list, index) =>
      sections[index]?.__typename.endsWith(name) ? (list ?? []) : [],
    );

  return {
    lists,
    articles: [...new Set(ofType("_ARTICLES"))],
    projects: [...new Set(ofType("_PROJECTS"))],
  };
};
