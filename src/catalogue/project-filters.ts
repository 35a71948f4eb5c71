import { industries } from "./industries";
import { projectFilterPath } from "./paths";
import { services } from "./services";
import { technologies } from "./technologies";

/** What case studies can be filtered by. */
export type ProjectFilterField = "service" | "industry" | "technology";

type Filter = { field: ProjectFilterField; slug: string; name: string; title: string };

/** Every filter that case studies may have, in the order of the catalogue, with the title of its page. */
const projectFilters: readonly Filter[] = [
  ...services.map(({ slug, name }) => ({
    field: "service" as const,
    slug,
    name,
    title: `${name} case studies`,
  })),
  ...industries.map(({ slug, name, field }) => ({
    field: "industry" as const,
    slug,
    name,
    title: `Case studies for ${field}`,
  })),
  ...technologies.map((technology) => {
    const { slug, name } = technology;
    const topic = "topic" in technology ? technology.topic : name;

    return {
      field: "technology" as const,
      slug,
      name: topic.replace(/^./, (letter) => letter.toUpperCase()),
      title: `Case studies with ${topic}`,
    };
  }),
];

/** How many case studies there are of each value of a field. */
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
