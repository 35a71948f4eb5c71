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
    flags: { nps: false, promoteEE: false },
    preview: panelPreview(settings),
  };
};
