import type { RecordId } from "../record-id.ts";

/** A record that a finding is about, and its title. */
export type FoundRecord = RecordId & { title: string };

/**
 * What is to be changed before the site is public. An error is untrue or harmful once the site is
 * public; advice can wait.
 */
export type Finding = {
  level: "error" | "advice";
  /** What is wrong, and what to do. */
  sentence: string;
  /** Where: records, or files, pages and settings. */
  records?: FoundRecord[];
  places?: string[];
};

/** A finding about files, pages or settings; none without places. */
export const placesFinding = (
  level: Finding["level"],
  sentence: string,
  places: readonly string[],
): Finding[] => (places.length > 0 ? [{ level, sentence, places: [...places] }] : []);
