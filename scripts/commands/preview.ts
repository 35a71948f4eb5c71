import { runCommand } from "../../publisher/process.ts";
import { startDraftServer } from "../lib/draft-server.ts";
import { prepareLocalRun } from "../lib/local-settings.ts";

// The draft server alone, for a content service that runs already, over the
// current release or else the last build.
await runCommand(async () => {
  const { settings } = await prepareLocalRun({ needed: ["PREVIEW_PORT"] });
  const server = await startDraftServer(settings, { show: true });
  console.log(`The draft server is at ${settings.PREVIEW_URL}. Ctrl-C stops it.`);
  await server.ended;
});
