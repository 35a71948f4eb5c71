import { useSyncExternalStore } from "react";
import { type Query, useQueryClient } from "react-query";

import { useCommand } from "../../../panel/requests/use-command";
import { usePolling } from "../../../panel/requests/use-polling";

import { openRecords, recordKey } from "./open-records";

const intervalMs = 15_000;

/** A record whose panels or buttons are shown. */
export type ShownRecord = {
  /** The content type's uid. */
  model: string;
  documentId: string | undefined;
};

const path = "/open-records";

const isOpenRecord = ({ queryKey: [first] }: Query) => String(first).startsWith(`${path}/`);

/** Identifies the version of a record that was loaded or saved last, for requests about it. */
export const useRecordVersion = ({ model, documentId }: ShownRecord) => {
  const version = useSyncExternalStore(
    openRecords.subscribe,
    // A single type's requests have no document id.
    () => openRecords.get(recordKey(model, documentId)) ?? openRecords.get(recordKey(model)),
  );

  return `${version?.updatedAt} ${version?.status}`;
};

/**
 * A part of what the CMS tells of an open record: null if the user may not see it. It is kept up to date
 * while the page is visible, and fetched at once after a save. All parts share one request. Idle without
 * a document id.
 *
 * @param nextMs the time in milliseconds until the next request, for a part that asks sooner.
 */
export const useRecordPart = <Part extends object>(
  name: string,
  record: ShownRecord,
  nextMs: (part: Part | null | undefined) => number | undefined = () => undefined,
) => {
  const { model, documentId } = record;
  const { data, error, isPrevious } = usePolling<Record<string, Part | null>>(
    documentId && `${path}/${model}/${documentId}`,
    (parts) => nextMs(parts?.[name]) ?? intervalMs,
    useRecordVersion(record),
  );

  return { part: data?.[name], error, isPrevious };
};

/** A function that sends a request about an open record, and then refreshes what is shown beside it. */
export const useRecordCommand = () => {
  const queries = useQueryClient();

  return useCommand(() => void queries.invalidateQueries({ predicate: isOpenRecord }));
};
