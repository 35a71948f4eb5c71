import { join } from "node:path";

import { formatError, OperatorError, operatorMessage } from "../common/operator-error.ts";
import { assertNoPageLoss, buildSite } from "./build.ts";
import { hashInputs, readInputs } from "./inputs.ts";
import { withLock } from "./lock.ts";
import { type Outcome, outcomeOf, saveOutcome } from "./outcome.ts";
import { isStopping } from "./process.ts";
import { publicDir } from "./project.ts";
import { createRelease } from "./create-release.ts";
import {
  activate,
  contentFile,
  currentRelease,
  listReleases,
  prune,
  type Release,
} from "./releases.ts";
import { releasesDir, type Settings } from "./settings.ts";

/**
 * True if code, packages or settings changed since the newest release. A rollback does not count: a
 * restart must not undo it.
 */
export const isOutdated = async (settings: Settings): Promise<boolean> => {
  const [newest] = await listReleases(releasesDir(settings));

  return newest !== undefined && newest.inputs !== hashInputs(readInputs(settings));
};

type Options = {
  /** The id of the build in the CMS. */
  build?: string | null | undefined;
  /** Clears the cache first. */
  full?: boolean | undefined;
  /** Releases the site in `public` without a build. */
  skipBuild?: boolean | undefined;
};

const secondsSince = (begin: number) => (Date.now() - begin) / 1000;

/** Builds, releases and activates. */
const publishNow = async (
  settings: Settings,
  { build = null, full, skipBuild = false }: Options,
  signal: AbortSignal,
): Promise<Release> => {
  const begin = Date.now();
  const releases = releasesDir(settings);
  // The build replaces an invalid record by its content in the current release.
  const LAST_CONTENT = join(releases, "current", contentFile);
  const built = skipBuild ? null : await buildSite({ ...settings, LAST_CONTENT }, { full, signal });
  if (settings.ALLOW_PAGE_LOSS !== "true") await assertNoPageLoss(releases);
  const release = await createRelease({
    publicDir,
    releases,
    build,
    inputs: built && hashInputs(built.inputs),
    seconds: built && secondsSince(begin),
  });
  signal.throwIfAborted();
  await activate(releases, release.id);
  // The release is live: leftovers do not fail the build.
  await prune(releases).catch((error: Error) =>
    console.error(`Old releases could not be removed: ${error.message}`),
  );

  return release;
};

/**
 * The outcome of a build that failed. Never settles once this process is stopping: a build that is
 * stopped has not failed, and the CMS requests it again.
 */
const failedOutcome = async (error: unknown, build: string | null, begin: number) => {
  if (isStopping()) await new Promise(() => undefined);
  console.error(formatError(error));
  const sentence = operatorMessage(error) ?? `The build failed (${String(error)}): see its log.`;

  return {
    build,
    result: "failed" as const,
    seconds: secondsSince(begin),
    sentence: sentence.slice(0, 2000),
    ...(error instanceof OperatorError && error.record && { record: error.record }),
  };
};

/**
 * Builds the site and activates it as a release, under the build lock. On failure visitors keep
 * the current release.
 *
 * @returns the outcome, also of a failure; `outcome.json` has the same.
 */
export const publish = async (settings: Settings, options: Options = {}): Promise<Outcome> => {
  let begin = Date.now();
  const fail = (error: unknown) => failedOutcome(error, options.build ?? null, begin);
  try {
    return await withLock(async (signal) => {
      begin = Date.now();
      const outcome = await publishNow(settings, options, signal).then(
        (release) => ({ ...outcomeOf(release), seconds: secondsSince(begin) }),
        fail,
      );
      await saveOutcome(settings, outcome).catch((error) => console.error(formatError(error)));

      return outcome;
    });
  } catch (error) {
    return fail(error);
  }
};

/**
 * Activates an earlier release.
 *
 * @param id the one before the current release by default.
 * @param options without `wait`, a running build is an error, since it would undo the rollback.
 * @returns the id of the release.
 * @throws {OperatorError} if there is no such release.
 */
export const rollBack = (
  settings: Settings,
  id?: string,
  options?: { wait?: boolean },
): Promise<string> =>
  withLock(async () => {
    const releases = releasesDir(settings);
    const all = await listReleases(releases);
    const current = await currentRelease(releases);
    const older = all.slice(all.findIndex((release) => release.id === current?.id) + 1);
    const target = id ?? older[0]?.id;
    if (!target) throw new OperatorError("There is no earlier release to roll back to.");
    await activate(releases, target);

    return target;
  }, options);
