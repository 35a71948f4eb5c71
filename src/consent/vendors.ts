import type { Category, Choice } from "./choice";
import { deleteCookies, readCookies, writeCookie } from "./cookies";

type Vendor = {
  category: Category;
  /** Whether the site's settings name an account for it. Written into the code by the build. */
  configured: boolean;
  /** The cookie whose value `true` lets gatsby-plugin-gdpr-cookies load it. */
  pluginCookie: string;
  /** The names under which it stores things on the visitor's device. */
  traces: RegExp;
};

/** The tools that load after consent. src/gatsby/config.ts passes their ids to gatsby-plugin-gdpr-cookies. */
export const vendors = {
  tagManager: {
    category: "statistics",
    configured: Boolean(process.env.GATSBY_GTM_ID),
    pluginCookie: "gatsby-gdpr-google-tagmanager",
    traces: /^(_ga|_gid|_gat|_gcl|_dc_gtm)/,
  },
  hotjar: {
    category: "statistics",
    configured: Boolean(process.env.GATSBY_HOTJAR_ID),
    pluginCookie: "gatsby-gdpr-hotjar",
    traces: /^_?hj/i,
  },
  chatwoot: {
    category: "chat",
    configured: Boolean(process.env.GATSBY_CHATWOOT_TOKEN),
    pluginCookie: "gatsby-gdpr-chatwoot",
    traces: /^(cw_|chatwoot)/i,
  },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;

/** The names of the vendors, in the order in which they load. */
export const vendorNames = Object.keys(vendors) as VendorName[];

/** Whether the choice and the settings allow a vendor to load. */
export const isAllowed = (name: VendorName, choice: Choice): boolean =>
  vendors[name].configured && choice[vendors[name].category];

const storages = () => {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
};

const deleteTraces = ({ pluginCookie, traces }: Vendor) => {
  deleteCookies((name) => name === pluginCookie || traces.test(name));
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (traces.test(key)) storage.removeItem(key);
  }
};

/**
 * Sets the plugin's cookies of the vendors that may load, for this session of the
 * browser, and deletes what the others left on the device: cookies and storage.
 */
export const syncPluginCookies = (choice: Choice): void => {
  for (const name of vendorNames) {
    const { pluginCookie } = vendors[name];
    if (!isAllowed(name, choice)) deleteTraces(vendors[name]);
    else if (!readCookies(pluginCookie).includes("true")) writeCookie(pluginCookie, "true");
  }
};
