import { bySlug } from "./by-slug";
import { listLabel } from "./hire-words";
import { technologies } from "./technologies";

/** The slugs of both sides of a comparison, as an editor chose them. */
type Pair = { readonly first: string; readonly second: string };

/** What a side is called. A draft may have none yet. */
export const sideName = (slug: string) => {
  const technology = bySlug(technologies, slug);

  return technology ? listLabel(technology) : slug || "…";
};

/** The names of both sides. */
export const sideNames = ({ first, second }: Pair) => [sideName(first), sideName(second)] as const;

/** "Flutter or React Native". */
export const pairName = (pair: Pair) => sideNames(pair).join(" or ");
