import type { ServerResponse } from "node:http";

import type { Forecast, ForecastAnswer } from "../../common/forecast";
import { sign } from "../../common/preview-signature";
import type { RecordId } from "../../common/record-id";
import type { AppContext } from "../../server/app-context";
import { unavailable as unavailableError } from "../../server/http/errors";

/** The first forecast after a change of content reads everything. */
const timeoutMs = 30_000;

const unreachable =
  "The preview server does not respond, so the list of pages is not available. You can publish without it.";

const replaced =
  "You have opened another record since, so the list of pages follows later. You can publish without it.";

/** Asks the preview server, which has the site's queries. @throws if it does not respond. */
const askPreviewServer = async (
  { url, secret }: NonNullable<AppContext["settings"]["preview"]>,
  { uid, documentId }: RecordId,
  signal: AbortSignal,
): Promise<ForecastAnswer> => {
  const response = await fetch(`${url}/__forecast`, {
    headers: { Authorization: `Bearer ${sign(secret, "forecast", { uid, documentId })}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (response.ok) return { forecast: (await response.json()) as Forecast };
  // It explains what is missing, such as a release.
  if (response.status === 503) return { unavailable: (await response.text()).trim() };

  throw new Error(`status ${response.status}`);
};

/**
 * Creates what asks the preview server for the forecast of a record.
 *
 * @returns a function of the record, of who reads, and of the response that waits for it, if one does. A
 *   reader reads one record at a time.
 */
export const createForecastReader = ({
  strapi,
  settings: { preview },
}: Pick<AppContext, "strapi" | "settings">) => {
  /** The forecasts that are being read, by reader. */
  const reading = new Map<unknown, AbortController>();

  return async (
    record: RecordId,
    reader: unknown,
    response?: ServerResponse,
  ): Promise<ForecastAnswer> => {
    if (!preview) return { unavailable: null };
    const abort = new AbortController();
    // The newest request replaces the one before.
    reading.get(reader)?.abort();
    reading.set(reader, abort);
    response?.once("close", () => abort.abort());
    try {
      return await askPreviewServer(preview, record, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) throw unavailableError(replaced);
      strapi.log.warn(`No forecast from ${preview.url}: ${(error as Error).message}`);

      return { unavailable: unreachable };
    } finally {
      if (reading.get(reader) === abort) reading.delete(reader);
    }
  };
};
