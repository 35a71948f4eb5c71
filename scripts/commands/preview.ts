import { command } from "./support/command.mjs";
import { startPreview } from "./support/preview.mjs";
import { prepare } from "./support/set-up.mjs";

// `npm run preview`: the draft server alone, over a content service that runs already and
// the current release, or the last build where there is none.
await command(async () => {
  const { settings } = await prepare({ needed: ["PREVIEW_PORT"] });
  const preview = await startPreview(settings, { show: true });
  console.log(`The draft server is at ${settings.PREVIEW_URL}. Ctrl-C stops it.`);
  await preview.ended;
});
