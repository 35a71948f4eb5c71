import { runMain } from "../../publisher/process.ts";
import { compileCms, generateCmsTypes } from "../lib/cms.ts";
import { step } from "../lib/print.ts";
import { testSettings } from "../test/lib/test-settings.ts";

// `npm run types`: the types of the CMS's records, after a change of a schema.
await runMain(async () => {
  await step("compiling the CMS", compileCms);
  const { settings } = await testSettings();
  await step("writing cms/types/generated", () => generateCmsTypes(settings));
});
