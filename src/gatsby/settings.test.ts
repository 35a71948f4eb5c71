import { readFileSync } from "node:fs";

import { readSettings, SettingsError } from "./settings";

const given = { STRAPI_TOKEN: "secret" };

describe("readSettings", () => {
  it("requires only the token", () => {
    expect(readSettings(given)).toMatchObject({
      siteUrl: "http://localhost:9000",
      apiUrl: "http://localhost:1337",
      browser: { GATSBY_API_URL: "http://localhost:1337", GATSBY_CONSENT_ON_SCROLL: "false" },
      timeout: 10_000,
    });
  });

  it("strips trailing slashes from URLs", () => {
    const settings = readSettings({
      ...given,
      SITE_URL: "https://a.example/",
      STRAPI_API_URL: "https://b.example/cms//",
    });

    expect(settings).toMatchObject({
      siteUrl: "https://a.example",
      apiUrl: "https://b.example/cms",
    });
  });

  it("accepts a separate URL of the CMS for browsers", () => {
    const settings = readSettings({
      ...given,
      STRAPI_API_URL: "http://cms.internal:1337",
      GATSBY_API_URL: "https://api.example/",
    });

    expect(settings.browser.GATSBY_API_URL).toBe("https://api.example");
    expect(settings.apiUrl).toBe("http://cms.internal:1337");
  });

  it.each(["true", "TRUE", "1"])("passes %j to browser code as true", (value) => {
    const { browser } = readSettings({ ...given, GATSBY_CONSENT_ON_SCROLL: value });

    expect(browser.GATSBY_CONSENT_ON_SCROLL).toBe("true");
  });

  it("passes browser code only set GATSBY_ variables", () => {
    const { browser } = readSettings({ ...given, GATSBY_GTM_ID: "GTM-ABC1234", GATSBY_OTHER: "x" });

    expect(browser.GATSBY_GTM_ID).toBe("GTM-ABC1234");
    expect(Object.keys(browser).filter((name) => !name.startsWith("GATSBY_"))).toEqual([]);
    expect(Object.keys(browser)).not.toContain("GATSBY_OTHER");
    expect(Object.values(browser)).not.toContain("undefined");
  });

  it.each([
    [{ NODE_ENV: "development" }, true],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "development", STYLE_GUIDE: "false" }, false],
    [{ NODE_ENV: "production", STYLE_GUIDE: "true" }, true],
  ] as const)("with %j, builds the style guide: %j", (environment, built) => {
    expect(readSettings({ ...given, ...environment }).styleGuide).toBe(built);
  });

  it("treats an empty setting as unset", () => {
    expect(readSettings({ ...given, SITE_URL: "" }).siteUrl).toBe("http://localhost:9000");
  });

  it.each([
    [{ STRAPI_TOKEN: "" }, /STRAPI_TOKEN is missing/],
    [{ STRAPI_TOKEN: "two words" }, /STRAPI_TOKEN must be printable ASCII/],
    [{ ...given, SITE_URL: "example.com" }, /SITE_URL must be an absolute URL/],
    [{ ...given, STRAPI_API_URL: "localhost:1337" }, /STRAPI_API_URL must be an absolute URL/],
    [{ ...given, STRAPI_TIMEOUT: "soon" }, /STRAPI_TIMEOUT must be a number/],
    [{ ...given, GATSBY_API_URL: "api" }, /GATSBY_API_URL must be an absolute URL/],
    [{ ...given, HSTS_PRELOAD: "soon" }, /HSTS_PRELOAD must be true or false/],
    [{ ...given, CSP_STYLE_HASHES: "md5-abc" }, /CSP_STYLE_HASHES must be hashes/],
    ...[
      "http://cms:99999",
      "http://a b",
      "http://user:secret@cms:1337",
      "http://:secret@cms:1337",
      "http://user:12/secret@cms",
      "http://cms?a=b",
      "ftp://cms",
      "http://[::1",
      "http://cms#a",
    ].map((url): [Record<string, string>, RegExp] => [
      { ...given, STRAPI_API_URL: url },
      /built: STRAPI_API_URL must be an absolute URL(?!.*secret)/,
    ]),
    [{ ...given, GATSBY_API_URL: "http://" }, /GATSBY_API_URL must be an absolute URL/],
  ])("rejects %j", (environment, message) => {
    const read = () => readSettings(environment);

    expect(read).toThrow(SettingsError);
    expect(read).toThrow(message);
    expect(read).toThrow(/\.env\.example/);
  });

  it("names every invalid setting", () => {
    expect(() => readSettings({ SITE_URL: "x", STRAPI_API_URL: "y" })).toThrow(
      /SITE_URL.*STRAPI_API_URL.*STRAPI_TOKEN|STRAPI_TOKEN.*SITE_URL/,
    );
  });
});

describe("the publish workflow", () => {
  const textOf = (path: string) => readFileSync(path, "utf8");
  const names = [...textOf("src/gatsby/settings.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => String(name),
  );

  it.each(names)("passes %s to the build, and docs/publishing.md names it", (name) => {
    expect(textOf(".github/workflows/publish.yml")).toMatch(
      new RegExp(`^ +${name}: \\$\\{\\{ (vars|secrets)\\.${name} \\}\\}$`, "m"),
    );
    expect(textOf("docs/publishing.md")).toContain(`\`${name}\``);
  });

  it("gives secrets only to the steps that need them", () => {
    const [job, ...steps] = textOf(".github/workflows/publish.yml").split(/^ {6}- /m);
    const secretsOf = (text = "") => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);

    expect(secretsOf(job)).toEqual([]);
    expect(steps.map(secretsOf).filter(({ length }) => length > 0)).toEqual([
      ["STRAPI_TOKEN"],
      ["CLOUDFLARE_API_TOKEN", "NETLIFY_AUTH_TOKEN"],
      ["PUBLISHER_SECRET"],
      ["PUBLISHER_SECRET"],
    ]);
  });
});
