import { readSettings } from "./settings";
import { consentPlugin } from "./consent-plugin";

const vendorsOf = (environment: Record<string, string>) =>
  readSettings({ NODE_ENV: "test", STRAPI_TOKEN: "x".repeat(20), ...environment }).vendors;

describe("consentPlugin", () => {
  it("is left out without an account", () => {
    expect(consentPlugin(vendorsOf({}))).toEqual([]);
    expect(consentPlugin(vendorsOf({ GATSBY_GTM_ID: "", GATSBY_HOTJAR_ID: "" }))).toEqual([]);
  });

  it("receives only the configured accounts", () => {
    expect(consentPlugin(vendorsOf({ GATSBY_GTM_ID: "GTM-ABC1234" }))).toEqual([
      {
        resolve: "gatsby-plugin-gdpr-cookies",
        options: {
          environments: ["production"],
          googleTagManager: { trackingId: "GTM-ABC1234" },
        },
      },
    ]);
    expect(
      consentPlugin(
        vendorsOf({
          GATSBY_HOTJAR_ID: "42",
          GATSBY_CHATWOOT_URL: "https://chat.example.com/",
          GATSBY_CHATWOOT_TOKEN: "secret",
        }),
      ),
    ).toMatchObject([
      {
        options: {
          hotjar: { hjid: "42", hjsv: "6" },
          chatwoot: { baseUrl: "https://chat.example.com", websiteToken: "secret" },
        },
      },
    ]);
  });

  it.each([
    [{ GATSBY_GTM_ID: "UA 1" }, /GATSBY_GTM_ID/],
    [{ GATSBY_HOTJAR_ID: "abc" }, /GATSBY_HOTJAR_ID/],
    [{ GATSBY_CHATWOOT_TOKEN: "x" }, /GATSBY_CHATWOOT_URL is missing/],
    [{ GATSBY_CHATWOOT_URL: "chat", GATSBY_CHATWOOT_TOKEN: "x" }, /GATSBY_CHATWOOT_URL must be/],
    [{ GATSBY_IP_LOOKUP_URL: "ipinfo" }, /GATSBY_IP_LOOKUP_URL must be/],
    [{ GATSBY_CONSENT_ON_SCROLL: "perhaps" }, /GATSBY_CONSENT_ON_SCROLL must be/],
  ])("rejects settings like %j by name", (environment, words) => {
    expect(() => vendorsOf(environment as Record<string, string>)).toThrow(words);
  });
});
