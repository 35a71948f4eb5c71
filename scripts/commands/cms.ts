import { panelAddress } from "./support/administrator.mjs";
import { bringUpCms } from "./support/cms.mjs";
import { command } from "./support/command.mjs";
import { Failure } from "./support/failure.mjs";
import { prepare } from "./support/set-up.mjs";

// `npm run cms`: the content service alone, with its admin panel. Editors can fix there
// what keeps the site from being built.
await command(async () => {
  const { cmsAddress, settings } = await prepare({ needed: ["CMS_PORT"] });
  // No draft server runs beside it.
  const cms = await bringUpCms({ ...settings, PREVIEW_URL: "" });
  const address = await panelAddress(cmsAddress, settings);
  console.log(`\nThe content service is at ${address}. Ctrl-C stops it.`);

  throw new Failure(`The content service ended by itself with code ${await cms.ended}.`, {
    output: cms.output(),
  });
});
