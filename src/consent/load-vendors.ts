import type { Choice } from "./choice";
import { signalConsent } from "./consent-mode";
import { mayReadCookies } from "./cookies";
import { syncPluginCookies, isAllowed, vendorNames, type VendorName } from "./vendors";

type PluginOptions = {
  environments: string[];
  googleTagManager: object;
  hotjar: object;
  chatwoot: object;
};

declare global {
  interface Window {
    /** The options of gatsby-plugin-gdpr-cookies; absent when no vendor is configured. */
    gatsbyPluginGDPRCookiesOptions?: PluginOptions;
    gatsbyPluginGDPRCookiesGoogleTagManagerAdded?: boolean;
    gatsbyPluginGDPRCookiesGoogleTagManagerInitialized?: boolean;
  }
}

const loaded = new Set<VendorName>();

/** Whether something was loaded that this choice does not allow: only a reload gets rid of it. */
export const mustReload = (choice: Choice): boolean =>
  [...loaded].some((name) => !isAllowed(name, choice));

const starters = {
  tagManager: async (options: PluginOptions) => {
    const { initializeAndTrackGoogleTagManager } =
      await import("gatsby-plugin-gdpr-cookies/services");
    initializeAndTrackGoogleTagManager(options.googleTagManager, window.location);
    fixTagManager();
  },
  hotjar: async (options: PluginOptions) => {
    const { initializeAndTrackHotjar } = await import("gatsby-plugin-gdpr-cookies/services");
    initializeAndTrackHotjar(options.hotjar);
  },
  chatwoot: async (options: PluginOptions) => {
    const { initializeChatwoot } = await import("gatsby-plugin-gdpr-cookies/services");
    initializeChatwoot(options.chatwoot);
  },
} as const;

const isNoScriptFrame = (node: Node) =>
  node instanceof HTMLIFrameElement && node.src.includes("googletagmanager.com/ns.html");

/**
 * Blocks the frame that is meant for browsers without script: the plugin inserts it
 * into the body, and removing it afterwards would come after its request.
 */
export const blockNoScriptFrame = (): void => {
  const { body } = document;
  const insertBefore = body.insertBefore.bind(body);
  body.insertBefore = (node, child) => (isNoScriptFrame(node) ? node : insertBefore(node, child));
};

/**
 * Fixes a bug of the plugin: it never records that it has initialized the tag
 * manager, so it would do so again on every page.
 */
export const fixTagManager = (): void => {
  if (!window.gatsbyPluginGDPRCookiesGoogleTagManagerAdded) return;
  // The plugin initializes in a microtask; this runs after it.
  setTimeout(() => {
    window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized = true;
  });
};

/** Sets the plugin's cookies for a choice before it reads them: at the start of a visit. */
export const prepareVendors = (choice: Choice): void => {
  // The plugin reads its cookies unguarded on every page: it must not where that throws.
  if (!mayReadCookies() && window.gatsbyPluginGDPRCookiesOptions) {
    window.gatsbyPluginGDPRCookiesOptions.environments = [];
  }
  syncPluginCookies(choice);
  const allowed = vendorNames.filter((name) => isAllowed(name, choice));
  if (allowed.includes("tagManager")) signalConsent(choice);
  // The plugin itself loads them with the first page.
  for (const name of allowed) loaded.add(name);
};

/** Loads what a choice made on this page newly allows. */
export const loadAllowed = async (choice: Choice): Promise<void> => {
  syncPluginCookies(choice);
  const options = window.gatsbyPluginGDPRCookiesOptions;
  if (!options) return;

  const fresh = vendorNames.filter((name) => isAllowed(name, choice) && !loaded.has(name));
  if (fresh.includes("tagManager")) signalConsent(choice);
  for (const name of fresh) {
    loaded.add(name);
    await starters[name](options);
  }
};
