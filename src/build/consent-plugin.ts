import type { PluginRef } from "gatsby";

import type { Settings } from "./settings";

/**
 * gatsby-plugin-gdpr-cookies with the accounts that the settings name, and no
 * plugin when they name none. It loads a tool once its gate cookie says `true`:
 * src/consent/vendors.ts sets those after a yes.
 */
export const consentPlugin = ({
  tagManagerId,
  hotjarId,
  hotjarVersion,
  chatwootUrl,
  chatwootToken,
}: Settings["vendors"]): PluginRef[] => {
  if (!tagManagerId && !hotjarId && !chatwootToken) return [];

  return [
    {
      resolve: "gatsby-plugin-gdpr-cookies",
      options: {
        environments: ["production"],
        ...(tagManagerId && { googleTagManager: { trackingId: tagManagerId } }),
        ...(hotjarId && { hotjar: { hjid: hotjarId, hjsv: hotjarVersion } }),
        ...(chatwootToken && { chatwoot: { baseUrl: chatwootUrl, websiteToken: chatwootToken } }),
      },
    },
  ];
};
