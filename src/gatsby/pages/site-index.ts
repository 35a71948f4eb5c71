import { dayHasEnded } from "../../../common/last-day";
import {
  nameField,
  type RecordPages,
  recordPages,
  recordPath,
  type RecordType,
} from "../../../common/page-types";
import { buildTime } from "../content/build-time";
import { comparisonName } from "../../catalogue/comparison-names";

/** A list of links with a heading on the page of all pages. */
export type LinkGroup = { title: string; links: { name: string; path: string }[] };

type IndexedRecord = { slug: string } & Record<string, unknown>;

/** What the index reads besides slug and name. */
export const indexedFields: Partial<Record<RecordType, string>> = {
  comparison: "first second",
  "job-opening": "closesOn",
};

// A draft may have no name yet.
const nameOf = (row: RecordPages, record: IndexedRecord) =>
  row.type === "comparison"
    ? comparisonName({ first: String(record.first), second: String(record.second) })
    : String(record[nameField(row)] || record.slug);

const isOpen = ({ closesOn }: IndexedRecord) =>
  !closesOn || !dayHasEnded(String(closesOn), buildTime());

/**
 * Links to the pages of all records, a group for each content type in the order of the table.
 *
 * @param content the records of each type, in the order of their lists.
 */
export const recordLinks = (
  content: Record<RecordType, { nodes: readonly IndexedRecord[] }>,
): LinkGroup[] =>
  recordPages.map((row) => ({
    title: row.index.title,
    links: content[row.type].nodes
      .filter(isOpen)
      .slice(0, row.index.limit)
      .map((record) => ({ name: nameOf(row, record), path: recordPath(row.type, record.slug) })),
  }));
