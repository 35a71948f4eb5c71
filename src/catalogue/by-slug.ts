/** The entry with a slug, if a list of the catalogue has it. Slugs of editors may be wrong or missing. */
export const bySlug = <Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | null,
): Entry | undefined => entries.find((entry) => entry.slug === slug);
