import { industries } from "./industries";
import { dedicatedSlug } from "./paths";
import { services } from "./services";
import { technologies } from "./technologies";

const choicesOf = (entries: readonly { slug: string; name: string }[]) =>
  entries.map(({ slug, name }) => ({ slug, name }));

/**
 * What editors choose from, where a record belongs to something in the catalogue. The content
 * service has a copy, cms/src/content/catalogue.json, which `npm run types` writes.
 */
export const choices = {
  services: choicesOf(services),
  industries: choicesOf(industries),
  technologies: choicesOf(technologies),
  hirePages: [...choicesOf(technologies), { slug: dedicatedSlug, name: "Any technology" }],
};
