import type { Core } from "@strapi/strapi";

import { registerAssistants } from "./assistants/register";
import { registerContent } from "./content/register";
import { registerLeads } from "./leads/register";
import { registerPreview } from "./preview/register";
import { registerPublishing } from "./publishing/register";
import { createForecastReader } from "./publishing/forecast/read-forecast";
import { reviewsOf } from "./publishing/reviews/reviews";
import { createAsk } from "./publishing/reviews/routes";
import { registerSecurity } from "./security/register";
import { type Capability, createApp, findService, keepService } from "./server/app-context";
import { registerServer } from "./server/register";
import { handleRejections } from "./server/unhandled-rejections";

const capabilitiesOf = (strapi: Core.Strapi) => findService(strapi)?.capabilities ?? [];

// Runs at every startup. Every step is idempotent.
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const app = await createApp(strapi);
    const ask = createAsk(app);
    const stopHandlingRejections = handleRejections(strapi);
    const capabilities: Capability[] = [
      registerServer(app),
      await registerLeads(app),
      await registerContent(app),
      registerPreview(app),
      await registerPublishing(app, ask),
      await registerAssistants(app, {
        ask,
        readForecast: createForecastReader(app),
        readRequests: (record) => reviewsOf(strapi, record),
      }),
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
