import type { Core } from "@strapi/strapi";

import { grantPublicRights } from "./access/public-role";
import { grantSiteToken } from "./access/site-token";
import { describeFields } from "./editor/field-descriptions";
import { seedWhenEmpty } from "./seed/seed";
import { readSettings } from "./settings";

// What happens at every start. Each step may run again without harm.
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const settings = readSettings(process.env);

    await grantPublicRights(strapi);
    await grantSiteToken(strapi, settings.siteToken);
    await describeFields(strapi);
    if (settings.seedWhenEmpty) await seedWhenEmpty(strapi);
  },
};
