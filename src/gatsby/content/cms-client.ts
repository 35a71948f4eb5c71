import { setTimeout } from "node:timers/promises";

import { isRecord } from "../../../common/is-record";
import type { RecordId } from "../../../common/record-id";
import { parseJson } from "../../lib/parse-json";

import type { Settings } from "../settings";

/** Thrown when the content cannot be built; shown without a stack. */
export class ContentError extends Error {
  override name = "ContentError";
  /** The invalid record or file, if there is one. */
  record: RecordId | undefined;

  constructor(message: string, record?: RecordId) {
    super(message);
    this.record = record;
  }
}

export type CmsConfig = Pick<Settings, "apiUrl" | "token" | "timeout">;

type Failure = Error & { cause?: { code?: string } };

/** The other side has closed the connection. */
const closed = ["UND_ERR_SOCKET", "ECONNRESET"];

/**
 * Fetches once more over a new connection if the first was closed: a build that checks many records is
 * busy for longer than the CMS keeps a connection open, and learns too late that it is gone.
 */
const fetchText = async (url: string, init: RequestInit) => {
  const read = async () => {
    const response = await fetch(url, init);

    return { status: response.status, text: await response.text() };
  };
  try {
    return await read();
  } catch (error) {
    if (!closed.includes((error as Failure).cause?.code ?? "")) throw error;

    return read();
  }
};

/**
 * Requests a path of the CMS. A body that is not JSON is undefined.
 *
 * @throws {ContentError} if the CMS is unreachable, too slow or rejects the token.
 */
export const request = async ({ apiUrl, token, timeout }: CmsConfig, path: string) => {
  let status: number;
  let body: unknown;
  try {
    const answer = await fetchText(`${apiUrl}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
    status = answer.status;
    body = parseJson(answer.text);
  } catch (error) {
    const { name, cause, message } = error as Failure;
    const reason =
      name === "TimeoutError" ? `no response within ${timeout / 1000} s` : (cause?.code ?? message);
    throw new ContentError(
      `The CMS at ${apiUrl} cannot be reached (${reason}): start it (npm run cms), or set STRAPI_API_URL to its URL.`,
    );
  }

  if (status === 401 || status === 403) {
    throw new ContentError(
      `The CMS at ${apiUrl} rejected the token (${status}): set STRAPI_TOKEN to the CMS's value.`,
    );
  }

  return { status, body };
};

/** The error for a response without the requested content. */
export const unexpectedResponse = ({ apiUrl }: CmsConfig, content: string, status: number) =>
  new ContentError(
    `The CMS at ${apiUrl} returned ${status} for ${content} ${status === 200 ? "in an unknown format" : "instead of content"}: check its log.`,
  );

/** Waits for the CMS, without a limit: `npm run develop` stops the build if the CMS fails. */
export const waitForCms = async ({ apiUrl }: Pick<CmsConfig, "apiUrl">) => {
  const isHealthy = () =>
    fetch(`${apiUrl}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await setTimeout(100);
};

export const unwrapResponse = (body: unknown) => {
  const { data, meta } = isRecord(body) ? body : {};
  const pagination = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination : {};

  return { data, pageCount: Number(pagination.pageCount ?? 1) };
};
