import type { AppContext, Capability } from "../server/app-context";
import { addPanelRoutes } from "../server/http/panel-routes";

import { assistantDraftsRoute, assistantPart, followAssistants } from "./drafts/drafts";
import { createRequestReader } from "./endpoint/admit-call";
import { registerAssistantsAction } from "./tools/permissions";
import { tokenRoutes } from "./tokens/routes";
import { modelTools } from "./tools/model-tools";
import type { PublishingPart } from "./tools/publishing-part";
import { readTools } from "./tools/read-tools";
import { writeTools } from "./tools/write-tools";
import type { AssistantsResponses } from "./types";

const serverSetting = "server.mcp.enabled";

/**
 * The tools for assistants, at POST /mcp of Strapi's server for the Model Context Protocol. The permission
 * exists without them, too, so that roles keep it.
 */
export const registerAssistants = async (
  app: AppContext,
  publishing: PublishingPart,
): Promise<Capability> => {
  const { strapi, settings } = app;
  await registerAssistantsAction(strapi);
  followAssistants(strapi);
  if (!settings.assistants || !settings.serveAdminPanel) return {};

  app.requestReaders.set("POST /mcp", createRequestReader(app));
  app.recordParts.set("assistant", assistantPart(strapi));
  addPanelRoutes<AssistantsResponses>(app, {
    ...tokenRoutes(app),
    "GET /assistant-drafts/:uid": assistantDraftsRoute(strapi),
  });
  const tools = [...modelTools(app), ...readTools(app, publishing), ...writeTools(app, publishing)];
  for (const tool of tools) strapi.ai.mcp.registerTool(tool);

  return {
    bootstrap: async () => {
      // Not in the configuration: Strapi's content manager would add eight tools for each type, which
      // write without the house's limits.
      strapi.config.set(serverSetting, true);
      await strapi.ai.mcp.start();
    },
  };
};
