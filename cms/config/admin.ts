import { panelPreview } from "../src/preview/panel-preview";
import { readSettings } from "../src/settings";

export default () => {
  const settings = readSettings(process.env);

  return {
    serveAdminPanel: settings.serveAdminPanel,
    auth: { secret: settings.adminJwtSecret },
    apiToken: { salt: settings.apiTokenSalt },
    transfer: { token: { salt: settings.transferTokenSalt } },
    secrets: { encryptionKey: settings.encryptionKey },
    // No questions, no advertisements, no links to the documentation of Strapi.
    flags: { nps: false, promoteEE: false, docLinks: false },
    preview: panelPreview(settings),
  };
};
