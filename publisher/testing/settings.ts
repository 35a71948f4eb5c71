import type { BuildSettings } from "../build-settings.ts";

/** The settings of a site at its own address, with no vendor. */
export const settings: BuildSettings = {
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
};
