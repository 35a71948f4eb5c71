import type { Sender } from "../../lib/sender";

/** Calendly has no parameter for a note, but one for the answer to the first question. */
const noteParameter = ({ hostname }: URL) =>
  /(^|\.)calendly\.com$/.test(hostname) ? "a1" : "notes";

/** Some servers refuse longer addresses. */
const maxNote = 500;

/**
 * The address of a calendar with what it need not ask again, as Cal.com, Calendly and others read it.
 *
 * @param address of the calendar, as an editor entered it.
 */
export const calendarUrl = (address: string, { name, email, note }: Sender): string => {
  const url = new URL(address);
  if (name) url.searchParams.set("name", name);
  if (email) url.searchParams.set("email", email);
  if (note) url.searchParams.set(noteParameter(url), note.slice(0, maxNote));

  return url.href;
};

/** The host of a calendar, as visitors know it. */
export const calendarHost = (address: string): string =>
  new URL(address).hostname.replace(/^www\./, "");
