import { join } from "node:path";

import { readContentModel } from "../build/content-model";
import { readProjectStats } from "../build/project-stats";
import { SettingsError } from "../build/settings";

import { createListeners } from "./changes";
import { createData } from "./data";
import { createDrafts } from "./drafts";
import { createEntry } from "./entry";
import { createPanelSessions } from "./panel-sessions";
import { createReleases } from "./release";
import { createDraftServer } from "./server";
import { readSettings } from "./settings";
import { createStatus } from "./status";
import { createTickets } from "./tickets";

/** The code with which a program ends when its last line explains what is wrong (EX_CONFIG of sysexits.h). */
const explainedExit = 78;

// Starts the draft server, with the settings of the environment.
const startDraftServer = (root: string) => {
  const settings = readSettings(process.env);
  const { service, siteUrl, panelUrl } = settings;
  const model = readContentModel(root);
  const drafts = createDrafts(service, model);
  const listeners = createListeners();
  const server = createDraftServer({
    settings,
    root,
    drafts,
    listeners,
    data: createData({
      model,
      drafts,
      service,
      siteUrl,
      figures: readProjectStats(root),
      panelUrl,
    }),
    entry: createEntry({ model, drafts, service }),
    panelSessions: createPanelSessions(service, settings.secret),
    tickets: createTickets(),
    status: createStatus(model, drafts),
    releases: createReleases(settings.releases, join(root, "public")),
  });
  server.listen(settings.port, settings.host);

  const stop = () => {
    listeners.close();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
};

try {
  startDraftServer(process.cwd());
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(explainedExit);
}
