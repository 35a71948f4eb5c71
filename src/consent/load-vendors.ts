import type { Choice } from "./choice";
import { signalConsent } from "./consent-mode";
import { canReadCookies } from "./cookies";
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

/** True if a loaded vendor is no longer allowed: only a reload unloads it. */
export const mustReload = (choice: Choice): boolean =>
  [...loaded].some((name) => !isAllowed(name, choice));

const vendorLoaders = {
  tagManager: async (options: PluginOptions) => {
    const { initializeAndTrackGoogleTagManager } =
      await import("gatsby-plugin-gdpr-cookies/services");
    initializeAndTrackGoogleTagManager(options.googleTagManager, window.location);
    markTagManagerInitialized();
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

const isTagManagerIframe = (node: Node) =>
  node instanceof HTMLIFrameElement && node.src.includes("googletagmanager.com/ns.html");

/**
 * Blocks the tag manager's iframe, which is for browsers without JavaScript, before the plugin
 * inserts it: removing it later would be too late to prevent its request.
 */
export const blockTagManagerIframe = (): void => {
  const { body } = document;
  const insertBefore = body.insertBefore.bind(body);
  body.insertBefore = (node, child) =>
    isTagManagerIframe(node) ? node : insertBefore(node, child);
};

/**
 * Works around a bug of the plugin: it never records that it has initialized the tag
 * manager, so it would initialize it again on every page.
 */
export const markTagManagerInitialized = (): void => {
  if (!window.gatsbyPluginGDPRCookiesGoogleTagManagerAdded) return;
  // The plugin initializes in a microtask; this runs after it.
  setTimeout(() => {
    window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized = true;
  });
};

/** Sets the plugin's cookies for a choice before the plugin reads them at the start of a visit. */
export const prepareVendors = (choice: Choice): void => {
  // Reading cookies would make the plugin throw; without environments it is off.
  if (!canReadCookies() && window.gatsbyPluginGDPRCookiesOptions) {
    window.gatsbyPluginGDPRCookiesOptions.environments = [];
  }
  syncPluginCookies(choice);
  const allowed = vendorNames.filter((name) => isAllowed(name, choice));
  if (allowed.includes("tagManager")) signalConsent(choice);
  // The plugin loads these itself with the first page.
  for (const name of allowed) loaded.add(name);
};

/** Loads the vendors that a choice made on this page newly allows. */
export const loadAllowedVendors = async (choice: Choice): Promise<void> => {
  syncPluginCookies(choice);
  const options = window.gatsbyPluginGDPRCookiesOptions;
  if (!options) return;

  const newlyAllowed = vendorNames.filter((name) => isAllowed(name, choice) && !loaded.has(name));
  if (newlyAllowed.includes("tagManager")) signalConsent(choice);
  for (const name of newlyAllowed) {
    loaded.add(name);
    await vendorLoaders[name](options);
  }
};
