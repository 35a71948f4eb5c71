import type { StrapiApp } from "@strapi/strapi/admin";

import { brandTab, readName } from "./brand/brand";
import logo from "./brand/logo.svg";
import { removeNoise } from "./brand/quiet";
import { addFields } from "./fields/fields";
import { addLeads } from "./leads/leads";
import { addPreview } from "./preview/preview";
import { addWebsite } from "./website/website";
import { panelWords } from "./words";

const config = {
  auth: { logo },
  menu: { logo },
  tutorials: false,
  notifications: { releases: false },
  translations: { en: panelWords("Website") },
};

// What this project adds to the panel, one line each.
export default {
  config,

  register(app: StrapiApp) {
    removeNoise(app);
    addLeads(app);
    addWebsite(app);
    addFields(app);
    addPreview(app);
  },

  async bootstrap() {
    const name = await readName();
    brandTab(name);
    // Strapi reads the texts after this.
    config.translations.en = panelWords(name);
  },
};
