import type { DeliveryManifest } from "../../release/delivery-manifest.ts";

/** The manifest of a site at its own domain, with no vendor. */
export const manifest: DeliveryManifest = {
  siteUrl: "https://www.example.com",
  apiUrl: "https://api.example.com",
  ipLookupUrl: null,
  tagManager: false,
  hotjar: false,
  chatwootUrl: null,
  frames: ["https://player.example"],
  hstsPreload: false,
  styleHashes: [],
  scripts: ["own()"],
  redirects: [],
  held: [],
  brokenLinks: { total: 0, links: [] },
  isSample: false,
};
