import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { dayMs } from "../../common/durations.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { exists, listFiles } from "../files.ts";
import { projectDir, publicDir } from "../project.ts";
import { releasesDir, type Settings } from "../settings.ts";
import { type GatsbyOptions, runGatsby, UnexplainedError } from "./gatsby.ts";
import { hashInputs, type Inputs, readInputs } from "./inputs.ts";
import { RejectedContentError, WarmBuildError, type WarmGatsby } from "./warm-gatsby.ts";

const cacheDir = join(projectDir, ".cache");
/** Exists while `.cache` and `public` belong to the same build; gatsby-node.ts deletes it, too. */
const stampFile = join(cacheDir, "build-stamp.json");

/**
 * `id` is of the last build, and `time` the one for which it was made, in ISO 8601; `fullBuildAt` is in
 * milliseconds since 1970. `isUnchecked` if no full build has had the same result as the quick builds since.
 */
type Stamp = {
  id: string;
  time: string;
  inputs: Inputs;
  fullBuildAt: number;
  isUnchecked?: boolean;
  /** True once a release was made of the site and went live. */
  isReleased?: boolean;
};

const readStamp = (): Stamp | null => {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    // Missing or truncated.
    return null;
  }
};

const writeStamp = (stamp: Stamp) => {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
};

/** A full build removes files that no page uses any more, such as images. */
const maxAgeMs = 7 * dayMs;

/** Why an incremental build is not possible, or null if it is. */
const fullBuildReason = (stamp: Stamp | null, inputs: Inputs): string | null => {
  if (!existsSync(join(publicDir, "index.html"))) return "no built site";
  if (!stamp) return "the last build did not succeed";
  const names = Object.keys(inputs) as (keyof Inputs)[];
  const changed = names.filter((name) => inputs[name] !== stamp.inputs[name]);
  if (changed.length > 0) return `${changed.join(", ")} changed`;

  return Date.now() - stamp.fullBuildAt > maxAgeMs ? "the last one is a week old" : null;
};

/** Deletes Gatsby's cache except bundled code, which Gatsby validates itself. */
const clearCache = () => {
  if (!existsSync(cacheDir)) return;
  for (const name of readdirSync(cacheDir)) {
    if (name !== "webpack") rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
};

/** @returns false if Gatsby fails without saying why: a full build may succeed. */
const buildIncrementally = async (settings: Settings, options: GatsbyOptions) => {
  try {
    // For a few pages, starting workers takes longer than they save.
    await runGatsby({ GATSBY_CPU_COUNT: "1", ...settings }, options);

    return true;
  } catch (error) {
    if (!(error instanceof UnexplainedError)) throw error;
    console.log(error.output);

    return false;
  }
};

/** How a site was built: by the Gatsby that waits, or by `gatsby build`. */
export type BuildKind = "warm" | "incremental" | "full";

/** @returns "full" if the warm build leaves an incomplete cache, "incremental" if it cannot build. */
const buildWarm = async (
  warm: WarmGatsby,
  stamp: Stamp,
  time: string,
  { signal }: GatsbyOptions,
): Promise<BuildKind> => {
  if (!warm.isFor(stamp.id)) return "incremental";
  try {
    return (await warm.build(time, signal)) ? "warm" : "incremental";
  } catch (error) {
    if (error instanceof RejectedContentError) writeStamp(stamp);
    if (!(error instanceof WarmBuildError)) throw error;
    console.log(error.output);

    return "full";
  }
};

type BuildOptions = GatsbyOptions & {
  full?: boolean | undefined;
  /** The Gatsby that waits. It builds where it can, which is faster. */
  warm?: WarmGatsby | undefined;
};

/**
 * Builds the site into `public`: with the Gatsby that waits or incrementally if the last build
 * succeeded with the same inputs, else fully, and fully once a week. A failed or killed build leaves an
 * incomplete site in `public`, which is not served.
 *
 * @param given `BUILD_TIME` is the time for which it is built, in ISO 8601; the present without it.
 * @param options `full` clears the cache first.
 * @throws {OperatorError} if the site cannot be built.
 */
export const buildSite = async (
  given: Settings,
  { full = false, warm, ...options }: BuildOptions = {},
): Promise<{ inputs: Inputs; kind: BuildKind }> => {
  const time = given.BUILD_TIME ?? new Date().toISOString();
  const settings = { ...given, BUILD_TIME: time };
  // Read before the build, which misses later changes of the code.
  const inputs = readInputs(settings);
  const stamp = readStamp();
  rmSync(stampFile, { force: true });
  const reason = full ? "requested" : fullBuildReason(stamp, inputs);
  let kind: BuildKind = reason === null ? "incremental" : "full";
  if (stamp && kind === "incremental" && warm) kind = await buildWarm(warm, stamp, time, options);
  // Two programs cannot use Gatsby's cache.
  if (kind !== "warm") await warm?.stop();
  if (kind === "incremental" && !(await buildIncrementally(settings, options))) kind = "full";
  if (kind === "full") {
    console.log(`Full build: ${reason ?? "the incremental build failed"}.`);
    clearCache();
    rmSync(publicDir, { recursive: true, force: true });
    await runGatsby(settings, options);
  }
  options.signal?.throwIfAborted();
  const fullBuildAt = kind !== "full" && stamp ? stamp.fullBuildAt : Date.now();
  const id = randomUUID();
  const isUnchecked = kind === "warm" || (kind === "incremental" && stamp?.isUnchecked);
  writeStamp({ id, time, inputs, fullBuildAt, ...(isUnchecked && { isUnchecked }) });
  if (kind === "warm") warm?.confirm(id);

  return { inputs, kind };
};

/** The built site has gone live: until then, a check would compare a site that nobody sees. */
export const markReleased = (): void => {
  const stamp = readStamp();
  if (stamp) writeStamp({ ...stamp, isReleased: true });
};

/** The live site's id and time if the Gatsby that waits built it, and no check has since; else null. */
export const uncheckedStamp = (inputs: Inputs): Pick<Stamp, "id" | "time"> | null => {
  const stamp = readStamp();
  const isSame = stamp && hashInputs(stamp.inputs) === hashInputs(inputs);

  return isSame && stamp.isUnchecked && stamp.isReleased ? stamp : null;
};

/** A full build of the same content had the same result. */
export const markChecked = (): void => {
  const stamp = readStamp();
  if (stamp) writeStamp({ ...stamp, isUnchecked: false });
};

/** The file with the digest of the inputs for which quick builds are off: one differed from a full build. */
const offFile = (settings: Settings) => join(releasesDir(settings), "quick-builds-off");

/** No Gatsby waits until the inputs change, and the next build is full. */
export const stopWarmBuilds = (settings: Settings, inputs: Inputs): void => {
  writeFileSync(offFile(settings), hashInputs(inputs));
  rmSync(stampFile, { force: true });
};

const isOff = (settings: Settings, inputs: Inputs) =>
  existsSync(offFile(settings)) && readFileSync(offFile(settings), "utf8") === hashInputs(inputs);

/**
 * Starts a Gatsby that stays, for the next build. It takes as long as half an incremental
 * build, and does not need the CMS.
 *
 * @returns false if there is no built site, it is out of date, or a check has found a difference.
 */
export const startWarm = async (settings: Settings, warm: WarmGatsby): Promise<boolean> => {
  const stamp = readStamp();
  const inputs = readInputs(settings);
  if (!stamp || fullBuildReason(stamp, inputs) !== null || isOff(settings, inputs)) return false;
  if (warm.isFor(stamp.id)) return true;

  return warm.start(settings, stamp.id);
};

const listPages = async (folder: string) =>
  (await exists(folder))
    ? (await listFiles(folder))
        .filter((path) => path.endsWith("/index.html"))
        .map((path) => path.slice(0, -"index.html".length))
    : [];

/**
 * Refuses a site that lacks half or more of the live pages: a sign of lost data, not of pages
 * unpublished on purpose.
 *
 * @param built the folder of the new site.
 * @throws {OperatorError} that names one of them.
 */
export const assertNoPageLoss = async (releases: string, built = publicDir): Promise<void> => {
  const before = await listPages(join(releases, "current/site"));
  const now = new Set(await listPages(built));
  const lost = before.filter((page) => !now.has(page));
  if (lost.length === 0 || lost.length * 2 < before.length) return;

  throw new OperatorError(
    `The new site lacks ${lost.length} of ${before.length} pages, ${lost[0]} among them: publish them again, or set ALLOW_PAGE_LOSS=true if they should go.`,
  );
};
