import type { Core } from "@strapi/strapi";

import { registerContent } from "./content/register";
import { registerLeads } from "./leads/register";
import { registerPreview } from "./preview/register";
import { registerPublishing } from "./publishing/register";
import { registerSecurity } from "./security/register";
import { type Capability, createApp, findService, keepService } from "./server/app-context";
import { registerServer } from "./server/register";
import { handleRejections } from "./server/unhandled-rejections";

const capabilitiesOf = (strapi: Core.Strapi) => findService(strapi)?.capabilities ?? [];

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
    keepService(strapi, { app, capabilities });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const capabilities = capabilitiesOf(strapi);
    for (const { bootstrap } of capabilities) await bootstrap?.();
    strapi.server.httpServer.once("listening", () =>
      capabilities.forEach(({ start }) => start?.()),
    );
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    // None after a failed startup.
    for (const { stop } of capabilitiesOf(strapi)) await stop?.();
  },
};
