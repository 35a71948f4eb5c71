/** The name of the meta element with an announcement's times, and the key in localStorage. */
export const announcementName = "announcement";

/** What the page script knows of an announcement; times in ISO 8601. */
export type AnnouncementData = { text: string; from: string | null; until: string | null };

/** True between the two times. */
export const isCurrent = ({ from, until }: Omit<AnnouncementData, "text">, time: number) =>
  (!from || Date.parse(from) <= time) && (!until || time < Date.parse(until));
