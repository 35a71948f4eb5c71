import type { StrapiApp } from "@strapi/strapi/admin";

import { addBrand } from "./brand/brand";
import logo from "./brand/logo.svg";
import { removeNoise } from "./brand/noise";
import { clearRecordMenu } from "./brand/record-menu";
import { addEditing } from "./editing/editing";
import { guardSaves } from "./editing/guard-saves";
import { openRecords } from "./editing/open-records";
import { addFields } from "./fields/fields";
import { addLeads, addLeadsExport } from "./leads/leads";
import { addLists } from "./lists/lists";
import { addMediaUses } from "./media/media";
import { addPreview } from "./preview/preview";
import { addRecent } from "./recent/recent";
import { addReadOnly, addRights } from "./rights/rights";
import { withPermissionsFirst } from "./requests/permissions-first";
import { solveProof, withProof } from "./requests/prove";
import { addWebsite } from "./website/website";

// What this project adds to the panel, one line each.
export default {
  config: {
    auth: { logo },
    menu: { logo },
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    window.fetch = guardSaves(
      withPermissionsFirst(withProof(window.fetch.bind(window), solveProof)),
      openRecords,
    );
    removeNoise(app);
    addReadOnly(app);
    addBrand(app);
    addLeads(app);
    addWebsite(app);
    addRecent(app);
    addMediaUses(app);
    addFields(app);
    addLists(app);
  },

  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    clearRecordMenu(app);
    addPreview(app);
    addLeadsExport(app);
    addEditing(app);
    addRights(app);
  },
};
