import type { RecordName } from "../publishing/types";

/** A record that was not published, or not taken down, at its time, and why. */
export type ScheduleProblem = RecordName & { sentence: string };
