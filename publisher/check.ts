import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { numberOf } from "../common/text/number-of.ts";

import { markChecked, stopWarmBuilds, uncheckedStamp } from "./build/build.ts";
import { compareSites, type SiteDifference } from "./build/compare-sites.ts";
import { copyProject } from "./build/copy-project.ts";
import { runGatsby } from "./build/gatsby.ts";
import { hashInputs, inputPaths, readInputs } from "./build/inputs.ts";
import { withLock } from "./lock.ts";
import { publicDir } from "./project.ts";
import { buildSettings, publishBuilt } from "./publish.ts";
import { currentReleaseId, listReleases, tempPrefix } from "./release/releases.ts";
import { releasesDir, type Settings } from "./settings.ts";

const contentOf = (site: string) => readFileSync(join(site, ".delivery/content.json"), "utf8");

/** Where a site differs, in a sentence for operators. */
const describe = (differences: readonly SiteDifference[]) => {
  const pages = differences
    .slice(0, 5)
    .map(({ path, before, after }) => `${path} has “${before}” instead of “${after}”`);
  const more = differences.length - pages.length;

  return `The quick builds differed from a full one in ${numberOf(differences.length, "file")}: ${pages.join("; ")}${more > 0 ? `; and ${more} more` : ""}. The full one is live, and quick builds are off until the code changes.`;
};

/**
 * Builds the content of the live site once more with `gatsby build`, in a folder of its own, and compares
 * both sites as visitors see them, if the last builds were quick ones. If they differ, Gatsby's goes live,
 * and quick builds are off for this code.
 *
 * @param signal stops it, for a build that should not wait.
 * @returns the number of files that differ; null if there is nothing to compare.
 * @throws {OperatorError} if Gatsby fails.
 */
export const checkQuickBuilds = async (
  settings: Settings,
  signal: AbortSignal,
): Promise<number | null> => {
  const releases = releasesDir(settings);
  const inputs = readInputs(settings);
  const stamp = uncheckedStamp(inputs);
  const live = await currentReleaseId(releases);
  const [newest] = await listReleases(releases);
  // After a rollback, the site stays as it is.
  if (stamp === null || live === null || newest?.id !== live) return null;
  const copy = join(releases, `${tempPrefix}check-${randomUUID()}`);
  mkdirSync(copy, { recursive: true });
  try {
    // With the processed pictures, which take longest and are named by their content.
    copyProject(copy, { copied: [...inputPaths, "public/static"], linked: ["node_modules"] });
    await runGatsby(
      // Of the same time: openings close, and security.txt has a date.
      { GATSBY_CPU_COUNT: "1", ...buildSettings(settings), BUILD_TIME: stamp.time },
      { project: copy, signal },
    );

    return await withLock(
      async () => {
        const built = join(copy, "public");
        const isSame =
          uncheckedStamp(inputs)?.id === stamp.id && (await currentReleaseId(releases)) === live;
        // Something was published, or the code changed, meanwhile: the next check compares.
        const isSameCode = hashInputs(readInputs(settings)) === hashInputs(inputs);
        if (!isSame || !isSameCode || contentOf(publicDir) !== contentOf(built)) return null;
        const differences = await compareSites(publicDir, built);
        if (differences.length === 0) {
          markChecked();

          return 0;
        }
        for (const { path, before, after } of differences) {
          console.error(`A quick build differs in ${path}: “${before}” instead of “${after}”.`);
        }
        await publishBuilt(settings, {
          publicDir: built,
          inputs,
          differences: differences.length,
          sentence: describe(differences),
        });
        // Last: if the release fails, the next check compares again.
        stopWarmBuilds(settings, inputs);

        return differences.length;
      },
      { wait: false },
    );
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
