import { industries } from "./industries.ts";
import { dedicatedSlug } from "./paths.ts";
import { places } from "./places.ts";
import { services } from "./services.ts";
import { technologies } from "./technologies.ts";

const toOptions = (entries: readonly { slug: string; name: string }[]) =>
  entries.map(({ slug, name }) => ({ slug, name }));

/** Options of the CMS's catalogue fields. */
export const editorOptions = {
  services: toOptions(services),
  industries: toOptions(industries),
  technologies: toOptions(technologies),
  hirePages: [...toOptions(technologies), { slug: dedicatedSlug, name: "Any technology" }],
  places,
};
