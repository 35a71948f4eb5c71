import type { DeliveryManifest } from "../delivery-manifest.ts";

/** A vendor's origins, by directive. */
type Sources = Partial<
  Record<"script-src" | "connect-src" | "img-src" | "font-src" | "frame-src", string[]>
>;

/** Google, "Use Tag Manager with a Content Security Policy", for Analytics 4. */
const tagManager: Sources = {
  "script-src": ["https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** Hotjar, "Content Security Policies". */
const hotjar: Sources = {
  "script-src": ["https://*.hotjar.com"],
  "connect-src": ["https://*.hotjar.com", "https://*.hotjar.io", "wss://*.hotjar.com"],
  "img-src": ["https://*.hotjar.com"],
  "font-src": ["https://*.hotjar.com"],
};

const chatwoot = (url: string): Sources => {
  const { origin } = new URL(url);

  return { "script-src": [origin], "frame-src": [origin], "img-src": [origin] };
};

/** The origins of all vendors that are set. */
export const vendorOrigins = (manifest: DeliveryManifest): Sources[] => [
  ...(manifest.tagManager ? [tagManager] : []),
  ...(manifest.hotjar ? [hotjar] : []),
  ...(manifest.chatwootUrl ? [chatwoot(manifest.chatwootUrl)] : []),
];
