import { Failure } from "./failure.mjs";
import { signedHeaders } from "./signature.mjs";

/**
 * How a build ended, for the content service (cms/src/publishing/receive-outcome.ts).
 *
 * @typedef {{ build: string | null, result: "live" | "failed" | "ready", release?: string,
 *   pages?: number, bytes?: number, seconds?: number, sentence?: string,
 *   record?: import("./fault.mjs").RecordId,
 *   held?: import("../../publisher/releases.ts").Held[] }} Outcome
 */

/**
 * Tells the content service how a build ended.
 *
 * @param {Record<string, string>} settings
 * @param {Outcome} outcome
 * @returns {Promise<boolean>} whether it was waiting for this build.
 */
export const report = async ({ STRAPI_API_URL, PUBLISHER_SECRET = "" }, outcome) => {
  const address = `${STRAPI_API_URL}/api/publishing/outcome`;
  const body = JSON.stringify(outcome);
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...signedHeaders(PUBLISHER_SECRET, body) },
      body,
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new Failure(`The content service at ${STRAPI_API_URL} does not answer.`);
  }
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return Boolean(said.accepted);

  throw new Failure(
    `The content service refused the outcome with status ${answer.status}: ${said.error?.message ?? "check STRAPI_API_URL, and PUBLISHER_URL on its side"}`,
  );
};
