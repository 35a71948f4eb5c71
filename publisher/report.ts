import type { Build } from "../common/builds.ts";
import { OperatorError } from "../common/operator-error.ts";
import { readUrl, type Settings } from "./settings.ts";

type Facts = "release" | "pages" | "bytes" | "seconds" | "held" | "sentence" | "record";

/** How a build on another machine ended, for the CMS that requested it. */
export type Report = { [Name in Facts]?: Build[Name] | undefined } & {
  /** Null for a build that the CMS did not request. */
  build: string | null;
  result: "live" | "failed";
};

/**
 * Reports to the CMS.
 *
 * @returns true if the CMS has requested this build.
 * @throws {OperatorError} if the CMS does not respond, or rejects the report.
 */
export const sendReport = async (settings: Settings, report: Report): Promise<boolean> => {
  const { PUBLISHER_SECRET = "" } = settings;
  const cmsUrl = readUrl(settings, "STRAPI_API_URL");
  let response: Response;
  try {
    response = await fetch(`${cmsUrl}/api/publishing/outcome`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${PUBLISHER_SECRET}`,
      },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new OperatorError(`The CMS at ${cmsUrl} does not respond.`);
  }
  const body = (await response.json().catch(() => ({}))) as {
    accepted?: boolean;
    error?: { message?: string };
  };
  if (response.ok) return Boolean(body.accepted);

  throw new OperatorError(
    `The CMS refused the report with status ${response.status}: ${body.error?.message ?? "check STRAPI_API_URL, and PUBLISHER_URL on its side"}`,
  );
};
