import type { Core } from "@strapi/strapi";

import { registerContent } from "./content/register";
import { registerLeads } from "./leads/register";
import { registerPreview } from "./preview/register";
import { registerPublishing } from "./publishing/register";
import { registerSecurity } from "./security/register";
import { type Capability, createApp } from "./server/app-context";
import { registerServer } from "./server/register";
import { handleRejections } from "./server/unhandled-rejections";

/** Key in Strapi's container, between the three hooks. */
const key = "content-service";
const capabilitiesOf = (strapi: Core.Strapi) =>
  strapi.get<{ capabilities: Capability[] }>(key).capabilities;

// Runs at every startup. Every step is idempotent.
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const app = await createApp(strapi);
    const stopHandlingRejections = handleRejections(strapi);
    const capabilities: Capability[] = [
      registerServer(app),
      await registerLeads(app),
      await registerContent(app),
      registerPreview(app),
      await registerPublishing(app),
      registerSecurity(app),
      { stop: async () => stopHandlingRejections() },
    ];
    strapi.add(key, { app, capabilities });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const capabilities = capabilitiesOf(strapi);
    for (const { bootstrap } of capabilities) await bootstrap?.();
    strapi.server.httpServer.once("listening", () =>
      capabilities.forEach(({ start }) => start?.()),
    );
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    // Absent after a failed startup.
    if (!strapi.has(key)) return;
    for (const { stop } of capabilitiesOf(strapi)) await stop?.();
  },
};
