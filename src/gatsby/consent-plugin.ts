import type { PluginRef } from "gatsby";

import type { Settings } from "./settings";

/**
 * gatsby-plugin-gdpr-cookies with the configured accounts; no plugin without any. It loads a vendor
 * once its plugin cookie is `true`, which src/consent/vendors.ts sets after consent.
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
