import type { StrapiApp } from "@strapi/strapi/admin";

import { addWebsite } from "./website/website";
import { words } from "./words";

// The panel: each line of `register` adds one thing to it.
export default {
  config: {
    translations: { en: words },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    addWebsite(app);
  },
};
