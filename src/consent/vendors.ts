import type { Category, Choice } from "./choice";
import { deleteCookies, readCookies, writeCookie } from "./cookies";

type Vendor = {
  category: Category;
  /** Whether an ID is set in the environment; inlined at build time. */
  configured: boolean;
  /** gatsby-plugin-gdpr-cookies loads the vendor when this cookie is `true`. */
  pluginCookie: string;
  /** Matches the names of its cookies and storage entries. */
  storagePattern: RegExp;
};

/** The tools that load after consent. gatsby-config.ts passes their ids to gatsby-plugin-gdpr-cookies. */
export const vendors = {
  tagManager: {
    category: "statistics",
    configured: Boolean(process.env.GATSBY_GTM_ID),
    pluginCookie: "gatsby-gdpr-google-tagmanager",
    storagePattern: /^(_ga|_gid|_gat|_gcl|_dc_gtm)/,
  },
  hotjar: {
    category: "statistics",
    configured: Boolean(process.env.GATSBY_HOTJAR_ID),
    pluginCookie: "gatsby-gdpr-hotjar",
    storagePattern: /^_?hj/i,
  },
  chatwoot: {
    category: "chat",
    configured: Boolean(process.env.GATSBY_CHATWOOT_TOKEN),
    pluginCookie: "gatsby-gdpr-chatwoot",
    storagePattern: /^(cw_|chatwoot)/i,
  },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;

/** The names of the vendors, in the order in which they load. */
export const vendorNames = Object.keys(vendors) as VendorName[];

export const isAllowed = (name: VendorName, choice: Choice): boolean =>
  vendors[name].configured && choice[vendors[name].category];

const storages = () => {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
};

const deleteStoredData = ({ pluginCookie, storagePattern }: Vendor) => {
  deleteCookies((name) => name === pluginCookie || storagePattern.test(name));
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) if (storagePattern.test(key)) storage.removeItem(key);
  }
};

/** Sets the allowed vendors' plugin cookies, and deletes the stored data of the others. */
export const syncPluginCookies = (choice: Choice): void => {
  for (const name of vendorNames) {
    const { pluginCookie } = vendors[name];
    if (!isAllowed(name, choice)) deleteStoredData(vendors[name]);
    else if (!readCookies(pluginCookie).includes("true")) writeCookie(pluginCookie, "true");
  }
};
