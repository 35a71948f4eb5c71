import { join } from "node:path";

import { readContentModel } from "../../common/content-model";
import { exConfig } from "../../common/operator-error";
import { SettingsError } from "../gatsby/settings";

import { createChangeStream } from "./server/change-stream";
import { createPageData } from "./data/page-data";
import { createForecasts } from "./forecast/forecast";
import { createRecordStores } from "./data/record-store";
import { createTicketResolver } from "./session/ticket-url";
import { createSessionChecks } from "./session/session-checks";
import { createReleaseReader } from "./release/release";
import { createPreviewServer } from "./server/server";
import { readSettings } from "./settings";
import { createStatus } from "./data/status";
import { createTickets } from "./session/tickets";

const startPreviewServer = (root: string) => {
  const settings = readSettings(process.env);
  const { cms: service, siteUrl, panelUrl } = settings;
  const model = readContentModel(root);
  const stores = createRecordStores(service, model);
  const pageData = createPageData({ model, cms: service, siteUrl, panelUrl });
  const changeStream = createChangeStream();
  const server = createPreviewServer({
    settings,
    root,
    stores,
    changeStream,
    pageData,
    forecast: createForecasts({ model, stores, pageData, siteUrl, panelUrl }),
    resolveTicket: createTicketResolver({ model, stores }),
    sessions: createSessionChecks(service, settings.secret),
    tickets: createTickets(),
    status: createStatus(model),
    releases: createReleaseReader(settings.releases, join(root, "public")),
  });
  server.listen(settings.port, settings.host);

  const stop = () => {
    changeStream.close();
    server.close(() => process.exit(0));
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
};

try {
  startPreviewServer(process.cwd());
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(exConfig);
}
