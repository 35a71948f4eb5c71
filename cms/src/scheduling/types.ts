/** A record that was not published, or not taken down, at its time, and why. */
export type ScheduleProblem = {
  uid: string;
  documentId: string;
  title: string;
  sentence: string;
};
