/**
 * True while a job opening accepts applications.
 *
 * @param lastDay to apply, such as 2027-06-30; an opening without one stays open.
 * @param buildDate in UTC: not the current date, so that hydration renders the prerendered result.
 */
export const isOpen = (lastDay: string | null, buildDate: string | null | undefined) =>
  !lastDay || !buildDate || buildDate <= lastDay.slice(0, 10);

export const filterOpen = <Opening extends { readonly lastDay: string | null }>(
  openings: readonly Opening[],
  buildDate: string | null | undefined,
) => openings.filter(({ lastDay }) => isOpen(lastDay, buildDate));
