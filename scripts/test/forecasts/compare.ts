import { join } from "node:path";

import type { PageChanges } from "../../../common/builds/builds.ts";
import type { Forecast } from "../../../common/forecast.ts";
import { sign } from "../../../common/preview-signature.ts";
import type { RecordId } from "../../../common/record-id.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { listFiles } from "../../../publisher/files.ts";
import { currentRelease, readPageChanges } from "../../../publisher/release/releases.ts";
import { releasesDir, type Settings } from "../../../publisher/settings.ts";

const notFound = "/404.html";

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

/** What the current release changed, and its pages. */
export const readChanges = async (
  settings: Settings,
): Promise<{ changes: PageChanges; kept: string[] }> => {
  const releases = releasesDir(settings);
  const release = await currentRelease(releases);
  if (!release) throw new OperatorError("There is no release.");
  const changes = await readPageChanges(releases, release.id);
  if (changes.isOfCode) throw new OperatorError("The code changed during the test.");

  const pages = (await listFiles(join(releases, release.id, "site")))
    .filter((file) => file.endsWith("/index.html") || file === notFound)
    .map((file) => file.replace(/index\.html$/, ""));

  return { changes, kept: pages.filter((path) => !changes.added.includes(path)) };
};

const kinds = ["added", "changed", "removed"] as const;

/** What is in one list only: "/x/ was changed, which was not predicted". */
const differences = (predicted: readonly string[], happened: readonly string[]) => [
  ...happened.filter((one) => !predicted.includes(one)).map((one) => `${one}, not predicted`),
  ...predicted
    .filter((one) => !happened.includes(one))
    .map((one) => `${one}, predicted, but did not happen`),
];

/** Pages that are in all of the lists once, as added, changed or removed. */
const pagesOf = (forecast: Forecast, kept: readonly string[]) => {
  const listed = forecast.pages.map(({ path, kind }) => `${path} ${kind}`);
  const every = forecast.everyPage ? kept.map((path) => `${path} changed`) : [];

  return [...new Set([...listed, ...every])];
};

/**
 * Compares forecasts of drafts that were published together with what the release changed.
 *
 * @param kept the pages that were there before and are there still.
 */
export const compareForecasts = (
  forecasts: readonly Forecast[],
  changes: PageChanges,
  kept: readonly string[],
) => {
  const predicted = [...new Set(forecasts.flatMap((forecast) => pagesOf(forecast, kept)))];
  const happened = kinds.flatMap((kind) => changes[kind].map((path) => `${path} ${kind}`));
  // The CMS adds the redirect of a page that moves.
  const redirects = forecasts.flatMap(({ redirects: of, moves }) => [
    ...Object.values(of).flat(),
    ...(moves ? [moves.from] : []),
  ]);
  const other = forecasts.flatMap((forecast) => forecast.other);

  return {
    predicted: predicted.length,
    changed: happened.length,
    problems: [
      ...differences(predicted, happened),
      ...differences(redirects, Object.values(changes.redirects).flat()).map(
        (problem) => `the redirect of ${problem}`,
      ),
      ...differences(other, changes.other).map((problem) => `the ${problem}`),
    ],
  };
};
