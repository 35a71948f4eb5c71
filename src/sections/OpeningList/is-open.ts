/**
 * Whether a position can still be applied for.
 *
 * @param lastDay to apply, like 2027-06-30; a position without one stays open.
 * @param builtOn the day of the build in UTC, so that the browser gives the answer that the page was made with.
 */
export const isOpen = (lastDay: string | null, builtOn: string | null | undefined) =>
  !lastDay || !builtOn || builtOn <= lastDay.slice(0, 10);

/** The positions that can still be applied for. */
export const openOnly = <Opening extends { readonly lastDay: string | null }>(
  openings: readonly Opening[],
  builtOn: string | null | undefined,
) => openings.filter(({ lastDay }) => isOpen(lastDay, builtOn));
