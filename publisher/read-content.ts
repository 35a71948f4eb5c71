import type { ContentAnswer } from "../common/build-queue.ts";
import type { ContentState } from "../common/builds.ts";
import { OperatorError } from "../common/operator-error.ts";
import { readUrl, type Settings } from "./settings.ts";

/**
 * Asks the CMS for the state of the published content.
 *
 * @param since a digest to compare with; null differs from any content.
 * @throws {OperatorError} if the CMS does not answer, or refuses the secret.
 */
export const readContent = async (
  settings: Settings,
  since: string | null,
): Promise<ContentAnswer> => {
  const cmsUrl = readUrl(settings, "STRAPI_API_URL");
  let response: Response;
  try {
    response = await fetch(`${cmsUrl}/api/publishing/content`, {
      headers: {
        Authorization: `Bearer ${settings.PUBLISHER_SECRET ?? ""}`,
        ...(since !== null && { "If-None-Match": `"${since}"` }),
      },
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new OperatorError(`The CMS at ${cmsUrl} does not respond.`);
  }
  if (response.status === 304) return { changed: false };
  if (response.ok) return { changed: true, ...((await response.json()) as ContentState) };

  throw new OperatorError(
    `The CMS at ${cmsUrl} refused to name its content with status ${response.status}: check PUBLISHER_SECRET and STRAPI_API_URL, and PUBLISHER_URL on its side.`,
  );
};
