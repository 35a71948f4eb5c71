import { panelPreview } from "../src/preview/panel-preview";
import { readConfigSettings } from "../src/server/config-settings";

const hour = 60 * 60;
const day = 24 * hour;

/** Session lifetimes in seconds, without and with "Remember me" (docs/asvs.md). */
const sessions = {
  accessTokenLifespan: hour / 2,
  idleSessionLifespan: 2 * hour,
  maxSessionLifespan: day,
  idleRefreshTokenLifespan: 14 * day,
  maxRefreshTokenLifespan: 30 * day,
};

export default () => {
  const settings = readConfigSettings();

  return {
    serveAdminPanel: settings.serveAdminPanel,
    auth: { secret: settings.adminJwtSecret, sessions },
    apiToken: { salt: settings.apiTokenSalt },
    transfer: { token: { salt: settings.transferTokenSalt } },
    secrets: { encryptionKey: settings.encryptionKey },
    // Hides Strapi's surveys, promotions and documentation links.
    flags: { nps: false, promoteEE: false, docLinks: false },
    preview: panelPreview(settings),
    // security/guard-sign-in.ts limits in total, too, and keeps no email addresses in memory.
    rateLimit: { enabled: false },
    forgotPassword: { from: settings.mail.from, replyTo: settings.mail.from },
  };
};
