import type { Core } from "@strapi/strapi";

import { missingInStrapi } from "../lib/strapi-routes";

/** The header with which other programs do not answer, for example that somebody is away (RFC 3834). */
export const automatic = { "Auto-Submitted": "auto-generated" };

type Provider = { send?: (mail: { headers?: object }) => Promise<unknown> };

/** Adds the header to Strapi's own emails, such as password resets. */
export const markStrapiMails = (strapi: Core.Strapi) => {
  const { provider } = strapi.plugin("email") as unknown as { provider: Provider };
  const send = provider.send;
  if (!send) throw missingInStrapi("the email provider's send");

  provider.send = (mail) => send({ ...mail, headers: { ...mail.headers, ...automatic } });
};
