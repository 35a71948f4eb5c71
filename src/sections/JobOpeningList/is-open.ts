import { dayHasEnded } from "../../../common/last-day";

/**
 * True while a job opening accepts applications.
 *
 * @param lastDay to apply, such as 2027-06-30; an opening without one stays open.
 * @param buildHour in UTC, such as 2027-06-30T23: not the current one, so that hydration renders the
 *   prerendered result.
 */
export const isOpen = (lastDay: string | null, buildHour: string | null | undefined) =>
  !lastDay || !buildHour || !dayHasEnded(lastDay, new Date(`${buildHour}:00Z`));

export const filterOpen = <Opening extends { readonly lastDay: string | null }>(
  openings: readonly Opening[],
  buildHour: string | null | undefined,
) => openings.filter(({ lastDay }) => isOpen(lastDay, buildHour));
