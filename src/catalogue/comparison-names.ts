import { bySlug } from "../../common/catalogue/by-slug";
import { technologies } from "../../common/catalogue/technologies";
import { keepTogether } from "./keep-together";
import { listLabel } from "./skill-words";

/** The slugs of the compared technologies, as an editor chose them. */
type ComparedSlugs = { readonly first: string; readonly second: string };

/** The name of a compared technology; a draft may have none. */
export const technologyName = (slug: string) => {
  const technology = bySlug(technologies, slug);

  return technology ? listLabel(technology) : slug || "…";
};

export const technologyNames = ({ first, second }: ComparedSlugs) =>
  [technologyName(first), technologyName(second)] as const;

/** "Flutter or React Native". */
export const comparisonName = (pair: ComparedSlugs) => technologyNames(pair).join(" or ");

/** {@link comparisonName} in a heading, which does not break within a technology's name. */
export const comparisonHeading = (pair: ComparedSlugs) =>
  technologyNames(pair).map(keepTogether).join(" or ");

/** The name of the technology that we recommend. */
export const recommendedName = (comparison: ComparedSlugs & { readonly recommended: string }) =>
  technologyName(comparison.recommended === "second" ? comparison.second : comparison.first);
