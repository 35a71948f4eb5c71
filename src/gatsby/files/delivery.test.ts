import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings } from "../settings";
import { frameOrigins } from "../html/videos";
import { readRedirects, writeDeliveryManifest } from "./delivery";

const brokenLinks = { total: 0, links: [] };
const emptyDelivery = {
  scripts: [],
  redirects: [],
  calendars: [],
  held: [],
  brokenLinks,
  isSample: false,
  content: "{}",
};

const manifestOf = async (
  environment: Record<string, string>,
  delivered: Partial<Parameters<typeof writeDeliveryManifest>[2]> = {},
) => {
  const output = mkdtempSync(join(tmpdir(), "site-"));
  const settings = readSettings({ STRAPI_TOKEN: "secret", ...environment });
  await writeDeliveryManifest(output, settings, { ...emptyDelivery, ...delivered });
  expect(statSync(join(output, ".delivery/content.json")).mode & 0o777).toBe(0o600);

  return JSON.parse(readFileSync(join(output, ".delivery/manifest.json"), "utf8"));
};

describe("writeDeliveryManifest", () => {
  it("allows frames of calendars, besides those of videos", async () => {
    const calendars = ["https://cal.example"];

    expect((await manifestOf({}, { calendars })).frames).toEqual([...frameOrigins, ...calendars]);
  });

  it("leaves out vendors that are not set", async () => {
    expect(await manifestOf({}, { scripts: ["own()"] })).toEqual({
      siteUrl: "http://localhost:9000",
      apiUrl: "http://localhost:1337",
      ipLookupUrl: null,
      tagManager: false,
      hotjar: false,
      chatwootUrl: null,
      frames: frameOrigins,
      hstsPreload: false,
      styleHashes: [],
      scripts: ["own()"],
      redirects: [],
      held: [],
      brokenLinks,
      isSample: false,
    });
  });

  it("names configured vendors, without secrets", async () => {
    const manifest = await manifestOf({
      GATSBY_API_URL: "https://api.example",
      GATSBY_IP_LOOKUP_TOKEN: "key-1",
      GATSBY_GTM_ID: "GTM-TEST000",
      GATSBY_HOTJAR_ID: "1",
      GATSBY_CHATWOOT_URL: "https://chat.example",
      GATSBY_CHATWOOT_TOKEN: "key-2",
      HSTS_PRELOAD: "true",
      CSP_STYLE_HASHES: "sha256-a+/b=, sha256-c",
    });

    expect(manifest).toMatchObject({
      apiUrl: "https://api.example",
      ipLookupUrl: "https://ipinfo.io/json",
      tagManager: true,
      hotjar: true,
      chatwootUrl: "https://chat.example",
      hstsPreload: true,
      styleHashes: ["sha256-a+/b=", "sha256-c"],
    });
    expect(JSON.stringify(manifest)).not.toMatch(/secret|key-/);
  });

  it("includes editors' redirects and held records", async () => {
    const held = [{ uid: "api::site.site", documentId: "s", sentence: "No name.", shown: true }];
    const redirect = { documentId: "a", from: "/old/", to: "/blog/", permanent: true };
    const getNodesByType = () => [
      { ...redirect, from: "/past/", id: "2" },
      { ...redirect, id: "1" },
    ];
    const redirects = readRedirects({ getNodesByType } as never);

    expect(await manifestOf({}, { redirects, held })).toMatchObject({
      redirects: [redirect, { ...redirect, from: "/past/" }],
      held,
    });
  });
});
