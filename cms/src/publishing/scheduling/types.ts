/** A failed schedule of a record. */
export type ScheduleProblem = {
  uid: string;
  documentId: string;
  title: string;
  sentence: string;
};
