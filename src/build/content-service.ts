import { setTimeout } from "node:timers/promises";

import { isRecord } from "../lib/is-record";

import type { Settings } from "./settings";

/** A record, or a file of the media library, as the content service names it. */
export type RecordId = { uid: string; documentId: string };

/** Thrown when the site cannot be built from what the content service says; its message is one sentence for whoever builds. */
export class ContentError extends Error {
  override name = "ContentError";
  /** The record or file at fault, where one is. */
  record: RecordId | undefined;

  constructor(message: string, record?: RecordId) {
    super(message);
    this.record = record;
  }
}

/** Where the content service is, and how it is asked. */
export type Service = Pick<Settings, "apiUrl" | "token" | "timeout">;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What the content service answers; a body that is not JSON is undefined.
 *
 * @throws {ContentError} when it cannot be reached, is too slow or refuses the token.
 */
export const ask = async ({ apiUrl, token, timeout }: Service, path: string) => {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    body = parse(await response.text());
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    const why =
      name === "TimeoutError" ? `no answer within ${timeout / 1000} s` : (cause?.code ?? message);
    throw new ContentError(
      `The content service at ${apiUrl} cannot be reached (${why}): start it, or set STRAPI_API_URL to where it runs.`,
    );
  }

  if (status === 401 || status === 403) {
    throw new ContentError(
      `The content service at ${apiUrl} refuses the token (${status}): give STRAPI_TOKEN the same value here as where the content service runs.`,
    );
  }

  return { status, body };
};

/**
 * Waits until the content service answers. `npm run develop` starts it beside the site, and ends
 * both when it fails.
 */
export const waitForService = async ({ apiUrl }: Pick<Service, "apiUrl">) => {
  const answers = () =>
    fetch(`${apiUrl}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await setTimeout(100);
};

/** What Strapi's answers hold: the record or records, and on how many pages there are more. */
export const contentOf = (body: unknown) => {
  const { data, meta } = isRecord(body) ? body : {};
  const pagination = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination : {};

  return { data, pageCount: Number(pagination.pageCount ?? 1) };
};
