import { OperatorError } from "../../common/operator-error.ts";
import { runMain } from "../../publisher/process.ts";
import { adminUrl } from "../lib/cms-client.ts";
import { buildAndStartCms } from "../lib/cms.ts";
import { prepareLocalRun } from "../lib/local-settings.ts";

// `npm run cms`: the CMS alone, with its admin panel, where editors can fix content that breaks the
// site's build.
await runMain(async () => {
  const { cmsUrl, settings } = await prepareLocalRun({ needed: ["CMS_PORT"] });
  // An empty PREVIEW_URL: no preview server runs.
  const cms = await buildAndStartCms({ ...settings, PREVIEW_URL: "" });
  const url = await adminUrl(cmsUrl, settings);
  console.log(`\nThe CMS is at ${url}. Ctrl-C stops it.`);

  throw new OperatorError(`The CMS exited with code ${await cms.ended}.`, {
    output: cms.output(),
  });
});
