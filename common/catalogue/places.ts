import { singlePages } from "../page-types.ts";

import { industries } from "./industries.ts";
import {
  dedicatedPage,
  hirePath,
  industriesPath,
  industryPath,
  pagePaths,
  searchPath,
  servicePath,
  servicesPath,
  siteIndexPath,
} from "./paths.ts";
import { services } from "./services.ts";
import { technologies } from "./technologies.ts";

/** The single pages with their names, but for the page after a form. */
export const namedPages = singlePages
  .filter(({ path }) => path !== pagePaths.thankYou)
  .map(({ name, path }) => ({ name, path }));

/** The pages that every site has, which navigation can link to: by path, with a name for editors. */
export const places: readonly { slug: string; name: string }[] = [
  ...namedPages,
  { name: "Services", path: servicesPath },
  { name: "Industries", path: industriesPath },
  dedicatedPage,
  { name: "All pages", path: siteIndexPath },
  { name: "Search", path: searchPath },
  ...services.map(({ name, slug }) => ({ name: `Service: ${name}`, path: servicePath(slug) })),
  ...industries.map(({ name, slug }) => ({ name: `Industry: ${name}`, path: industryPath(slug) })),
  ...technologies.map((one) => ({ name: `Hire: ${one.name}`, path: hirePath(one) })),
].map(({ name, path }) => ({ slug: path, name }));
