import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { OperatorError, type RecordId } from "./errors.ts";
import { statOrNull } from "./files.ts";
import { currentRelease, type Held, type Release } from "./releases.ts";
import { type Settings, releasesDir } from "./settings.ts";

/** How a build ended, as the content service takes it (cms/src/publishing/receive-outcome.ts). */
export type Outcome = {
  /** The content service's name of the build, or null if nobody requested it. */
  build: string | null;
  result: "live" | "failed";
  /** The id of the release. */
  release?: string;
  pages?: number;
  /** Includes compressed copies. */
  bytes?: number;
  seconds?: number;
  held?: Held[];
  /** What is wrong and what to do, for an editor. */
  sentence?: string;
  /** The record at fault. */
  record?: RecordId;
};

/** The outcome of the build that a release is from. */
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

/** Saves how a build ended, so that it can still be reported after this process is killed. */
export const saveOutcome = async (settings: Settings, outcome: Outcome): Promise<void> => {
  const file = fileIn(settings);
  await mkdir(releasesDir(settings), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(outcome, null, 2));
  await rename(`${file}.new`, file);
};

/** How the last build ended, or null if there was none. */
export const readOutcome = async (settings: Settings): Promise<Outcome | null> => {
  const file = fileIn(settings);
  const saved = statOrNull(file);
  const current = await currentRelease(releasesDir(settings));
  // Killed between activation and the outcome: the release names its build.
  if (current?.build && Date.parse(current.createdAt) > (saved?.mtimeMs ?? 0)) {
    return outcomeOf(current);
  }

  return saved && JSON.parse(await readFile(file, "utf8"));
};

/** A publisher that has just started: the content service asks for its state. */
type Ready = { build: null; result: "ready" };

/**
 * Reports to the content service.
 *
 * @returns whether it was waiting for this build.
 * @throws {OperatorError} if it does not answer, or refuses.
 */
export const report = async (
  { STRAPI_API_URL, PUBLISHER_SECRET = "" }: Settings,
  outcome: Outcome | Ready,
): Promise<boolean> => {
  let response: Response;
  try {
    response = await fetch(`${STRAPI_API_URL}/api/publishing/outcome`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${PUBLISHER_SECRET}`,
      },
      body: JSON.stringify(outcome),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new OperatorError(`The content service at ${STRAPI_API_URL} does not answer.`);
  }
  const answer = (await response.json().catch(() => ({}))) as {
    accepted?: boolean;
    error?: { message?: string };
  };
  if (response.ok) return Boolean(answer.accepted);

  throw new OperatorError(
    `The content service refused the outcome with status ${response.status}: ${answer.error?.message ?? "check STRAPI_API_URL, and PUBLISHER_URL on its side"}`,
  );
};
