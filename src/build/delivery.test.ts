import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { noteForDelivery, readRedirects } from "./delivery";
import { readSettings } from "./settings";
import { playerOrigins } from "./videos";

const noteFor = async (environment: Record<string, string>) => {
  const output = mkdtempSync(join(tmpdir(), "site-"));
  const settings = readSettings({ STRAPI_TOKEN: "secret", ...environment });
  await noteForDelivery(output, settings, ["own()"], []);

  return JSON.parse(readFileSync(join(output, ".delivery/settings.json"), "utf8"));
};

describe("noteForDelivery", () => {
  it("names no tool that is not set", async () => {
    expect(await noteFor({})).toEqual({
      siteUrl: "http://localhost:9000",
      apiUrl: "http://localhost:1337",
      ipLookupUrl: null,
      tagManager: false,
      hotjar: false,
      chatwootUrl: null,
      frames: playerOrigins,
      hstsPreload: false,
      styleHashes: [],
      scripts: ["own()"],
    });
  });

  it("names those that are, and none of their secrets", async () => {
    const note = await noteFor({
      GATSBY_API_URL: "https://api.example",
      GATSBY_IP_LOOKUP_TOKEN: "key-1",
      GATSBY_GTM_ID: "GTM-TEST000",
      GATSBY_HOTJAR_ID: "1",
      GATSBY_CHATWOOT_URL: "https://chat.example",
      GATSBY_CHATWOOT_TOKEN: "key-2",
      HSTS_PRELOAD: "true",
      CSP_STYLE_HASHES: "sha256-a+/b=, sha256-c",
    });

    expect(note).toMatchObject({
      apiUrl: "https://api.example",
      ipLookupUrl: "https://ipinfo.io/json",
      tagManager: true,
      hotjar: true,
      chatwootUrl: "https://chat.example",
      hstsPreload: true,
      styleHashes: ["sha256-a+/b=", "sha256-c"],
    });
    expect(JSON.stringify(note)).not.toMatch(/secret|key-/);
  });

  it("takes the redirects of editors along", async () => {
    const output = mkdtempSync(join(tmpdir(), "site-"));
    const redirect = { documentId: "a", from: "/old/", to: "/blog/", permanent: true };
    const getNodesByType = () => [
      { ...redirect, from: "/past/", id: "2" },
      { ...redirect, id: "1" },
    ];
    const settings = readSettings({ STRAPI_TOKEN: "secret" });
    await noteForDelivery(output, settings, [], readRedirects({ getNodesByType } as never));

    expect(JSON.parse(readFileSync(join(output, ".delivery/redirects.json"), "utf8"))).toEqual([
      redirect,
      { ...redirect, from: "/past/" },
    ]);
  });
});
