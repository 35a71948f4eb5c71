import { writeCatalogue } from "./support/catalogue.mjs";
import { compileCms, writeCmsTypes } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { installBoth } from "./support/set-up.mjs";
import { testSettings } from "./support/test-settings.mjs";

// `npm run types`: the types of the content service's records, after a schema or the catalogue
// has changed.
await command(async () => {
  await installBoth({ dev: true });
  await writeCatalogue();
  await step("compiling the content service", compileCms);
  const { settings } = await testSettings();
  await step("writing cms/types/generated", () => writeCmsTypes(settings));
});
