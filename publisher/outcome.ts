import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Held, RecordId } from "../common/record-id.ts";

import { OperatorError } from "../common/operator-error.ts";
import { statOrNull } from "./files.ts";
import { currentRelease, type Release } from "./releases.ts";
import { readUrl, type Settings, releasesDir } from "./settings.ts";

/** The outcome of a build, in the CMS's format (cms/src/publishing/receive-outcome.ts). */
export type Outcome = {
  /** The id of the build in the CMS, or null without a request. */
  build: string | null;
  result: "live" | "failed";
  /** The id of the release. */
  release?: string;
  pages?: number;
  /** Includes compressed copies. */
  bytes?: number;
  seconds?: number;
  held?: Held[];
  /** The problem and its solution, for an editor. */
  sentence?: string;
  /** The invalid record. */
  record?: RecordId;
};

/** The outcome of a release's build. */
export const outcomeOf = ({ id, build, pages, bytes, seconds, held }: Release): Outcome => ({
  build,
  result: "live",
  release: id,
  pages,
  bytes,
  seconds: seconds ?? 0,
  held,
});

const fileIn = (settings: Settings) => join(releasesDir(settings), "outcome.json");

/** Saves the outcome, so that it can be reported even if this process is killed. */
export const saveOutcome = async (settings: Settings, outcome: Outcome): Promise<void> => {
  const file = fileIn(settings);
  await mkdir(releasesDir(settings), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(outcome, null, 2));
  await rename(`${file}.new`, file);
};

/** The outcome of the last build, or null if there was none. */
export const readOutcome = async (settings: Settings): Promise<Outcome | null> => {
  const file = fileIn(settings);
  const saved = statOrNull(file);
  const current = await currentRelease(releasesDir(settings));
  // Killed between activation and saving the outcome: the release names its build.
  if (current?.build && Date.parse(current.createdAt) > (saved?.mtimeMs ?? 0)) {
    return outcomeOf(current);
  }

  return saved && JSON.parse(await readFile(file, "utf8"));
};

/** Tells the CMS that the publisher has just started, so that it requests the state. */
type Ready = { build: null; result: "ready" };

/**
 * Reports to the CMS.
 *
 * @returns true if the CMS was waiting for this build.
 * @throws {OperatorError} if the CMS does not respond, or rejects the report.
 */
export const report = async (settings: Settings, outcome: Outcome | Ready): Promise<boolean> => {
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
      body: JSON.stringify(outcome),
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
    `The CMS refused the outcome with status ${response.status}: ${body.error?.message ?? "check STRAPI_API_URL, and PUBLISHER_URL on its side"}`,
  );
};
