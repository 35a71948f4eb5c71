import { after, before } from "node:test";

import { registerFirstAdministrator } from "./users";
import { type InProcess, startInProcess } from "./in-process";
import { temporaryFolder } from "./service";
import { unlimited } from "./visitors";

/** A CMS with its panel in this process, with access to its internals. */
export type PanelService = Pick<InProcess, "strapi" | "url" | "environment">;

/** A separate temporary folder, to detect leftover files. */
export const temporary = temporaryFolder("temporary");

/**
 * Starts a CMS with its panel before the tests, and stops it after them.
 *
 * @param settings of the database, known once tests run.
 */
export const usePanelService = (settings: () => Record<string, string> = () => ({})) => {
  let started: InProcess;
  let headers: Record<string, string>;
  before(async () => {
    started = await startInProcess({
      ...unlimited,
      CMS_ADMIN_PANEL: "true",
      MAIL_SMTP_URL: "smtp://127.0.0.1:1",
      TMPDIR: temporary,
      PREVIEW_URL: "https://preview.example.com",
      PREVIEW_SECRET: "agreed-between-both-halves",
      ...settings(),
    });
    headers = await registerFirstAdministrator(started.url);
  });
  after(() => started.stop());
  const service: PanelService = {
    get strapi() {
      return started.strapi;
    },
    get url() {
      return started.url;
    },
    get environment() {
      return started.environment;
    },
  };

  return {
    /** Available once tests run. */
    service,
    /** Headers of the first administrator's requests. */
    administrator: () => headers,
  };
};
