import { OperatorError } from "../../common/operator-error.ts";
import { publish } from "../../publisher/publish.ts";
import { runMain, stop } from "../../publisher/process.ts";
import { buildAndStartCms } from "../lib/cms.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { step } from "../lib/print.ts";

import { createEditor } from "./builds/editor.ts";
import { compareForecast, readChanges, requestForecast } from "./forecasts/compare.ts";
import { edits } from "./forecasts/edits.ts";
import { testSettings } from "./lib/test-settings.ts";

const publishSite = async (settings: Record<string, string>) => {
  const end = await publish(settings);
  if (end.result !== "live") throw new OperatorError(`The build failed: ${end.sentence}`);
};

// Compares, for each edit, the pages that the preview server foretells with those that the next
// release changes. A page that was not foretold is an error. Takes about eight minutes.
await runMain(async () => {
  const { settings } = await testSettings();
  await buildAndStartCms(settings);
  const editor = await createEditor(settings);
  await step("publishing the site", () => publishSite(settings));
  const preview = await startPreviewServer(settings);
  const problems: string[] = [];
  for (const { title, find, change } of edits) {
    await step(
      title,
      async () => {
        const record = await editor.save(find, change);
        const { forecast, seconds } = await requestForecast(settings, record);
        await editor.publishDraft(record);
        await publishSite(settings);
        const result = compareForecast(forecast, await readChanges(settings));
        problems.push(...result.missing.map((missing) => `${title}: ${missing}`));

        return { ...result, seconds };
      },
      ({ foretold, uncertain, changed, missing, seconds }) =>
        `${foretold} foretold (${uncertain} not certain) in ${seconds.toFixed(1)} s, ${changed} changed, ${missing.length} missing`,
    );
  }
  await stop(preview);
  if (problems.length > 0) {
    throw new OperatorError(`Not foretold:\n  ${problems.join("\n  ")}`);
  }
});
