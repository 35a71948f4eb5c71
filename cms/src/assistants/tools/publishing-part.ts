import type { ForecastAnswer } from "../../common/forecast";
import type { RecordId } from "../../common/record-id";
import type { OpenRecord } from "../../server/admin/open-record";

/** A request to publish a record, and its answer. */
type Request = {
  state: string;
  askedBy: string;
  message: string | null;
  answer: string | null;
};

/** What the tools need of publishing, which index.ts passes on. */
export type PublishingPart = {
  /** Asks an editor to publish a record. */
  ask: (record: OpenRecord, message: string) => Promise<void>;
  /** What publishing a record would change. A reader reads one record at a time. */
  readForecast: (record: RecordId, reader: string) => Promise<ForecastAnswer>;
  /** The requests to publish a record, the latest first. */
  readRequests: (record: RecordId) => Promise<Request[]>;
};
