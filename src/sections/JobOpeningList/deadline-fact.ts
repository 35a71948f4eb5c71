/**
 * The deadline of a job opening, as a fact of its page.
 *
 * @param closesOn the last day to apply, formatted for display; an opening without one stays open.
 */
export const deadlineFact = (closesOn: string | null, open: boolean) =>
  closesOn
    ? { label: open ? "Apply until" : "Closed after", value: closesOn }
    : { label: "Deadline", value: "Open until filled" };
