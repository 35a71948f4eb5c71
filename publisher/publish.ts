import { randomUUID } from "node:crypto";
import { join } from "node:path";

import type { Build, BuildEvent, ContentState, EndedBuild } from "../common/builds/builds.ts";
import { formatError, OperatorError, operatorMessage } from "../common/operator-error.ts";
import { assertNoPageLoss, buildSite, markReleased, startWarm } from "./build/build.ts";
import type { WarmGatsby } from "./build/warm-gatsby.ts";
import { endOf, saveBuild } from "./history.ts";
import { hashInputs, type Inputs, readInputs } from "./build/inputs.ts";
import { withLock } from "./lock.ts";
import { isStopping } from "./process.ts";
import { publicDir } from "./project.ts";
import { readContent } from "./cms.ts";
import { createRelease } from "./release/create-release.ts";
import { recompress } from "./release/recompress.ts";
import {
  activate,
  contentFile,
  currentRelease,
  listReleases,
  prune,
  type Release,
} from "./release/releases.ts";
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
  /** The queued build; a new one by default. */
  build?: Pick<Build, "id" | "starts" | "content"> | undefined;
  /** Clears the cache first. */
  full?: boolean | undefined;
  /** Releases the site in `public` without a build. */
  skipBuild?: boolean | undefined;
  /** A Gatsby that keeps running, which builds faster. */
  warm?: WarmGatsby | undefined;
};

const secondsSince = (begin: number) => (Date.now() - begin) / 1000;

/** What the build is about to read; undefined without PUBLISHER_SECRET or an answer of the CMS. */
const contentBefore = async (settings: Settings): Promise<ContentState | undefined> =>
  settings.PUBLISHER_SECRET
    ? ((await readContent(settings, null).catch(() => null)) ?? undefined)
    : undefined;

type Details = Pick<Options, "full" | "skipBuild" | "warm"> & {
  build: string;
  content: ContentState | undefined;
  signal: AbortSignal;
};

/** A build replaces an invalid record by its content in the current release. */
export const buildSettings = (settings: Settings) => ({
  ...settings,
  LAST_CONTENT: join(releasesDir(settings), "current", contentFile),
});

/**
 * What can wait until a release is live: starts a Gatsby that stays for the next build, and compresses
 * what was compressed with low effort.
 *
 * @param signal ends the compressing.
 * @throws {LockedError} if something builds meanwhile.
 */
export const prepareNextBuild = (
  settings: Settings,
  warm: WarmGatsby,
  signal: AbortSignal,
): Promise<void> =>
  withLock(
    async () => {
      await startWarm(buildSettings(settings), warm);
      const releases = releasesDir(settings);
      const current = await currentRelease(releases);
      if (current) await recompress(join(releases, current.id), signal);
    },
    { wait: false },
  );

/** Releases a built site and activates it. */
const releaseSite = async (
  source: Parameters<typeof createRelease>[0],
  signal?: AbortSignal,
): Promise<Release> => {
  const { releases } = source;
  const release = await createRelease(source);
  signal?.throwIfAborted();
  await activate(releases, release.id);
  // The release is live: leftovers do not fail the build.
  await prune(releases).catch((error: Error) =>
    console.error(`Old releases could not be removed: ${error.message}`),
  );

  return release;
};

/** Builds, releases and activates. */
const publishNow = async (
  settings: Settings,
  { build, content, full, skipBuild = false, warm, signal }: Details,
): Promise<Release> => {
  const begin = Date.now();
  const releases = releasesDir(settings);
  const built = skipBuild ? null : await buildSite(buildSettings(settings), { full, warm, signal });
  if (settings.ALLOW_PAGE_LOSS !== "true") await assertNoPageLoss(releases);
  const source = {
    publicDir,
    effort: warm ? ("quick" as const) : ("best" as const),
    releases,
    build,
    content,
    inputs: built && hashInputs(built.inputs),
    seconds: built && secondsSince(begin),
  };

  const release = await releaseSite(source, signal);
  markReleased();

  return release;
};

type Checked = Required<Pick<EndedBuild, "differences" | "sentence">> & {
  /** The folder of the site. */
  publicDir: string;
  inputs: Inputs;
};

/** Releases a site with the content of the live one that was built in another folder; under the lock. */
export const publishBuilt = async (
  settings: Settings,
  { publicDir: built, inputs, ...found }: Checked,
): Promise<void> => {
  const releases = releasesDir(settings);
  const live = await currentRelease(releases);
  if (settings.ALLOW_PAGE_LOSS !== "true") await assertNoPageLoss(releases, built);
  const release = await releaseSite({
    publicDir: built,
    releases,
    build: randomUUID(),
    content: live?.content,
    inputs: hashInputs(inputs),
  });
  saveBuild(settings, { ...endOf(release, new Date().toISOString()), ...found });
};

/**
 * How a failed build ended. Never settles once this process is stopping: a build that is stopped has
 * not failed, and the next process continues it.
 */
const failureOf = async (id: string, error: unknown, begin: number): Promise<EndedBuild> => {
  if (isStopping()) await new Promise(() => undefined);
  console.error(formatError(error));
  const sentence = operatorMessage(error) ?? `The build failed (${String(error)}): see its log.`;

  return {
    id,
    finishedAt: new Date().toISOString(),
    result: "failed",
    seconds: secondsSince(begin),
    sentence: sentence.slice(0, 2000),
    ...(error instanceof OperatorError && error.record && { record: error.record }),
  };
};

/**
 * Builds the site and activates it as a release, under the build lock. On failure visitors keep
 * the current release.
 *
 * @returns how it ended, also a failure; the history has the same.
 */
export const publish = async (
  settings: Settings,
  { build = { id: randomUUID() }, full, skipBuild, warm }: Options = {},
): Promise<EndedBuild> => {
  const { id, starts = 0 } = build;
  const save = (event: BuildEvent) => saveBuild(settings, event);
  let begin = Date.now();
  const end = await withLock(async (signal) => {
    begin = Date.now();
    const content = skipBuild ? undefined : (build.content ?? (await contentBefore(settings)));
    const startedAt = new Date(begin).toISOString();
    save({ id, startedAt, starts: starts + 1, ...(content && { content }) });

    return publishNow(settings, { build: id, content, full, skipBuild, warm, signal }).then(
      (release) => ({ ...endOf(release, new Date().toISOString()), seconds: secondsSince(begin) }),
      (error: unknown) => failureOf(id, error, begin),
    );
  }).catch((error: unknown) => failureOf(id, error, begin));
  save(end);

  return end;
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
