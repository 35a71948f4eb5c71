import { industries } from "./industries";
import { dedicatedSlug } from "./paths";
import { services } from "./services";
import { technologies } from "./technologies";

const toOptions = (entries: readonly { slug: string; name: string }[]) =>
  entries.map(({ slug, name }) => ({ slug, name }));

/**
 * Options of the CMS's catalogue fields. `npm run types` copies them to cms/src/content/catalogue.json.
 */
export const editorOptions = {
  services: toOptions(services),
  industries: toOptions(industries),
  technologies: toOptions(technologies),
  hirePages: [...toOptions(technologies), { slug: dedicatedSlug, name: "Any technology" }],
};
