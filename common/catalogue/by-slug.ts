/** The catalogue entry with a slug, if there is one: slugs from the CMS may be wrong or missing. */
export const bySlug = <Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | null,
): Entry | undefined => entries.find((entry) => entry.slug === slug);
