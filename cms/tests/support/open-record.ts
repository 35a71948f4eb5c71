import type { Presence } from "../../src/content/types";
import type { RecordLinks } from "../../src/preview/types";
import type { RecordReviews, RecordState } from "../../src/publishing/types";

import type { Panel } from "./panel-client";

/** What the panel shows beside an open record; null where the user may not see it. */
type RecordPanels = {
  presence: Presence;
  website: RecordState | null;
  reviews: RecordReviews | null;
  links: RecordLinks | null;
};

/** The route of a record that somebody opens in the panel. */
export const openRecordPath = (uid: string, documentId: string) =>
  `/open-records/${encodeURIComponent(uid)}/${documentId}`;

/** Opens a record, as the panel does every few seconds. */
export const openRecord = async (panel: Panel, uid: string, documentId: string) =>
  (await panel.get(openRecordPath(uid, documentId))).body as RecordPanels;
