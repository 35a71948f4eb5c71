import type { PageChanges } from "../../../common/builds/builds.ts";
import type { Forecast } from "../../../common/forecast.ts";
import { sign } from "../../../common/preview-signature.ts";
import type { RecordId } from "../../../common/record-id.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { currentRelease, readPageChanges } from "../../../publisher/release/releases.ts";
import { releasesDir, type Settings } from "../../../publisher/settings.ts";

/** Asks the preview server as the CMS does. */
export const requestForecast = async (settings: Settings, { uid, documentId }: RecordId) => {
  const { PREVIEW_PORT, PREVIEW_SECRET = "" } = settings;
  const begin = performance.now();
  const response = await fetch(`http://127.0.0.1:${PREVIEW_PORT}/__forecast`, {
    headers: { Authorization: `Bearer ${sign(PREVIEW_SECRET, "forecast", { uid, documentId })}` },
  });
  if (!response.ok) {
    throw new OperatorError(`No forecast (${response.status}): ${await response.text()}`);
  }
  const forecast = (await response.json()) as Forecast;

  return { forecast, seconds: (performance.now() - begin) / 1000 };
};

/** The pages that the current release changed. */
export const readChanges = async (settings: Settings): Promise<PageChanges> => {
  const releases = releasesDir(settings);
  const release = await currentRelease(releases);
  if (!release) throw new OperatorError("There is no release.");
  const changes = await readPageChanges(releases, release.id);
  if (changes.isOfCode) throw new OperatorError("The code changed during the test.");

  return changes;
};

/** What a release changed that was not foretold. */
export const compareForecast = (forecast: Forecast, changes: PageChanges) => {
  const foretold = new Map(forecast.pages.map(({ path, kind }) => [path, kind]));
  const isForetold = (kind: "added" | "changed" | "removed", path: string) =>
    foretold.get(path) === kind || (kind === "changed" && forecast.everyPage !== null);
  const kinds = ["added", "changed", "removed"] as const;
  const pages = kinds.flatMap((kind) =>
    changes[kind].filter((path) => !isForetold(kind, path)).map((path) => `${path} was ${kind}`),
  );
  // The CMS adds the redirect of a page that moves.
  const redirects = [...Object.values(forecast.redirects).flat(), forecast.moves?.from];
  const other = changes.other.filter((name) => !forecast.other.includes(name));

  return {
    foretold: forecast.everyPage?.pages ?? forecast.pages.length,
    uncertain: forecast.pages.filter(({ isCertain }) => !isCertain).length,
    changed: kinds.flatMap((kind) => changes[kind]).length,
    missing: [
      ...pages,
      ...Object.values(changes.redirects)
        .flat()
        .filter((path) => !redirects.includes(path))
        .map((path) => `the redirect of ${path}`),
      ...other.map((name) => `the ${name}`),
    ],
  };
};
