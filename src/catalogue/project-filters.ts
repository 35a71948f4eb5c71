import { industries } from "../../common/catalogue/industries";
import { type ProjectFilterField, projectFilterPath } from "../../common/catalogue/paths";
import { services } from "../../common/catalogue/services";
import { technologies } from "../../common/catalogue/technologies";
import type { Technology } from "../../common/catalogue/types";

type Filter = { field: ProjectFilterField; slug: string; name: string; title: string };

/** All possible filters of case studies in catalogue order, with the titles of their pages. */
const projectFilters: readonly Filter[] = [
  ...services.map(({ slug, name }) => ({
    field: "service" as const,
    slug,
    name,
    title: `${name} case studies`,
  })),
  ...industries.map(({ slug, name, nameInSentence }) => ({
    field: "industry" as const,
    slug,
    name,
    title: `Case studies for ${nameInSentence}`,
  })),
  ...technologies.map(({ slug, name, topic = name }: Technology) => ({
    field: "technology" as const,
    slug,
    name: topic.replace(/^./, (letter) => letter.toUpperCase()),
    title: `Case studies with ${topic}`,
  })),
];

/** The number of case studies by value of a field. */
type Counts = readonly { fieldValue: string | null; totalCount: number }[];

/** The filters of a field that have case studies, as links with counts. */
export const filtersWithCounts = (field: ProjectFilterField, counts: Counts) =>
  projectFilters
    .filter((filter) => filter.field === field)
    .flatMap(({ slug, name }) => {
      const count = counts.find(({ fieldValue }) => fieldValue === slug)?.totalCount ?? 0;

      return count > 0 ? [{ name, path: projectFilterPath(field, slug), count }] : [];
    });

/** The filter with a field and a slug, if the catalogue has it. */
export const projectFilter = (field: ProjectFilterField, slug: string) =>
  projectFilters.find((filter) => filter.field === field && filter.slug === slug);
