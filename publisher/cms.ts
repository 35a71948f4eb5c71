import { setTimeout } from "node:timers/promises";

import type { Build, ContentState, PageChanges } from "../common/builds/builds.ts";
import { OperatorError } from "../common/operator-error.ts";
import { readUrl, type Settings } from "./settings.ts";

const ask = async (settings: Settings, path: string, { headers, ...init }: RequestInit = {}) => {
  const cmsUrl = readUrl(settings, "STRAPI_API_URL");
  let response: Response;
  try {
    response = await fetch(`${cmsUrl}/api/publishing/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${settings.PUBLISHER_SECRET ?? ""}`, ...headers },
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new OperatorError(`The CMS at ${cmsUrl} does not respond.`);
  }
  if (response.ok || response.status === 304) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };

  throw new OperatorError(
    `The CMS at ${cmsUrl} refused a request of the publisher with status ${response.status}: ${error?.message ?? "check STRAPI_API_URL, and PUBLISHER_URL on its side"}`,
  );
};

/**
 * Asks the CMS for the state of the published content.
 *
 * @returns null if it has the digest `since`.
 * @throws {OperatorError} if the CMS does not answer, or refuses the secret.
 */
export const readContent = async (
  settings: Settings,
  since: string | null,
): Promise<ContentState | null> => {
  const headers: Record<string, string> = since === null ? {} : { "If-None-Match": `"${since}"` };
  const response = await ask(settings, "content", { headers });

  return response.status === 304 ? null : ((await response.json()) as ContentState);
};

const startMs = 60_000;

/**
 * Waits until the CMS answers, which may start at the same time; a minute at most, after which the queue
 * says that it does not.
 */
export const waitForCms = async (settings: Settings): Promise<void> => {
  const health = `${readUrl(settings, "STRAPI_API_URL")}/_health`;
  const deadline = Date.now() + startMs;
  const answers = () =>
    fetch(health, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
  while (Date.now() < deadline && !(await answers())) await setTimeout(250);
};

type Facts =
  | "release"
  | "pages"
  | "bytes"
  | "seconds"
  | "held"
  | "brokenLinks"
  | "changedPages"
  | "sentence"
  | "record";

/** How a build on another machine ended, for the CMS that requested it. */
export type Report = { [Name in Facts]?: Build[Name] | undefined } & {
  /** Null for a build that the CMS did not request. */
  build: string | null;
  result: "live" | "failed";
  /** The pages of `changedPages`, shortened. */
  pageChanges?: PageChanges | undefined;
};

/**
 * Reports to the CMS.
 *
 * @returns true if the CMS has requested this build.
 * @throws {OperatorError} if the CMS does not respond, or rejects the report.
 */
export const sendReport = async (settings: Settings, report: Report): Promise<boolean> => {
  const response = await ask(settings, "outcome", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  });

  return ((await response.json()) as { accepted: boolean }).accepted;
};
