import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";
import { exists, listFiles } from "../files.ts";
import { projectDir, publicDir } from "../project.ts";
import type { Settings } from "../settings.ts";
import { type GatsbyOptions, runGatsby, UnexplainedError } from "./gatsby.ts";
import { type Inputs, readInputs } from "./inputs.ts";

const cacheDir = join(projectDir, ".cache");
/** Exists while `.cache` and `public` belong to the same build; gatsby-node.ts deletes it, too. */
const stampFile = join(cacheDir, "build-stamp.json");

/** `fullBuildAt` is in milliseconds since 1970. */
type Stamp = { inputs: Inputs; fullBuildAt: number };

const readStamp = (): Stamp | null => {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    // Missing or truncated.
    return null;
  }
};

/** A full build removes files that no page uses any more, such as images. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

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

export type BuildOptions = GatsbyOptions & { full?: boolean | undefined };

/**
 * Builds the site into `public`: incrementally if the last build succeeded with the same inputs,
 * else fully, and fully once a week. A failed or killed build leaves an incomplete site in
 * `public`, which is not served.
 *
 * @param options `full` clears the cache first.
 * @returns the inputs, and whether the build was incremental.
 * @throws {OperatorError} if the site cannot be built.
 */
export const buildSite = async (
  settings: Settings,
  { full = false, ...options }: BuildOptions = {},
): Promise<{ inputs: Inputs; incremental: boolean }> => {
  // Read before the build, which misses later changes of the code.
  const inputs = readInputs(settings);
  const stamp = readStamp();
  rmSync(stampFile, { force: true });
  const reason = full ? "requested" : fullBuildReason(stamp, inputs);
  const incremental = reason === null && (await buildIncrementally(settings, options));
  if (!incremental) {
    console.log(`Full build: ${reason ?? "the incremental build failed"}.`);
    clearCache();
    rmSync(publicDir, { recursive: true, force: true });
    await runGatsby(settings, options);
  }
  options.signal?.throwIfAborted();
  const fullBuildAt = incremental && stamp ? stamp.fullBuildAt : Date.now();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ inputs, fullBuildAt }));

  return { inputs, incremental };
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
 * @throws {OperatorError} that names one of them.
 */
export const assertNoPageLoss = async (releases: string): Promise<void> => {
  const before = await listPages(join(releases, "current/site"));
  const now = new Set(await listPages(publicDir));
  const lost = before.filter((page) => !now.has(page));
  if (lost.length === 0 || lost.length * 2 < before.length) return;

  throw new OperatorError(
    `The new site lacks ${lost.length} of ${before.length} pages, ${lost[0]} among them: publish them again, or set ALLOW_PAGE_LOSS=true if they should go.`,
  );
};
