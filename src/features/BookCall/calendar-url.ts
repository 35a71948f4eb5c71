import type { Sender } from "../../lib/sender";

/** Calendly has no parameter for a note, but one for the answer to the first question. */
const noteParameter = ({ hostname }: URL) =>
  /(^|\.)calendly\.com$/.test(hostname) ? "a1" : "notes";

/** A draft may have any text. `URL.canParse` is too new for the oldest supported browsers. */
const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** Some servers refuse longer addresses. */
const maxNote = 500;

/**
 * The address of a calendar with what it need not ask again, as Cal.com, Calendly and others read it.
 *
 * @param address of the calendar, as an editor entered it.
 */
export const calendarUrl = (address: string, { name, email, note }: Sender): string => {
  const url = parse(address);
  if (!url) return address;
  if (name) url.searchParams.set("name", name);
  if (email) url.searchParams.set("email", email);
  if (note) url.searchParams.set(noteParameter(url), note.slice(0, maxNote));

  return url.href;
};

/** The host of a calendar, as visitors know it. */
export const calendarHost = (address: string): string =>
  parse(address)?.hostname.replace(/^www\./, "") ?? address;
