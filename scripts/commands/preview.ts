import { runMain } from "../../publisher/process.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { prepareLocalRun } from "../lib/local-settings.ts";

// The preview server alone, for a CMS that runs already, over the current release or else the last
// build.
await runMain(async () => {
  const { settings } = await prepareLocalRun({ needed: ["PREVIEW_PORT"] });
  const server = await startPreviewServer(settings, { show: true });
  console.log(`The preview server is at ${settings.PREVIEW_URL}. Ctrl-C stops it.`);
  await server.ended;
});
