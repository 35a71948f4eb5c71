import { panelPreview } from "../src/preview/panel-preview";
import { readSettings } from "../src/settings";

const hour = 60 * 60;
const day = 24 * hour;

/** How long somebody stays signed in, in seconds (docs/asvs.md): without and with "Remember me". */
const sessions = {
  accessTokenLifespan: hour / 2,
  idleSessionLifespan: 2 * hour,
  maxSessionLifespan: day,
  idleRefreshTokenLifespan: 14 * day,
  maxRefreshTokenLifespan: 30 * day,
};

export default () => {
  const settings = readSettings(process.env);

  return {
    serveAdminPanel: settings.serveAdminPanel,
    auth: { secret: settings.adminJwtSecret, sessions },
    apiToken: { salt: settings.apiTokenSalt },
    transfer: { token: { salt: settings.transferTokenSalt } },
    secrets: { encryptionKey: settings.encryptionKey },
    // No questions, no advertisements, no links to the documentation of Strapi.
    flags: { nps: false, promoteEE: false, docLinks: false },
    preview: panelPreview(settings),
    forgotPassword: { from: settings.mail.from, replyTo: settings.mail.from },
  };
};
