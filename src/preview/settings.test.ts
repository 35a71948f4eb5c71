import { readSettings } from "./settings";

const given = { STRAPI_TOKEN: "secret", PREVIEW_SECRET: "0123456789abcdef" };

describe("readSettings", () => {
  it("strips trailing slashes from the panel's URL", () => {
    const { panelUrl } = readSettings({ ...given, CMS_PUBLIC_URL: "https://cms.example.com/" });

    expect(panelUrl).toBe("https://cms.example.com");
  });

  it.each([
    "cms.example.com",
    "https://cms:99999",
    "https://user:hidden@cms",
    "https://u:1/hidden@c",
  ])("names an address like %s without printing it", (url) => {
    for (const name of ["CMS_PUBLIC_URL", "PREVIEW_URL", "STRAPI_API_URL"]) {
      expect(() => readSettings({ ...given, [name]: url })).toThrow(
        new RegExp(`${name} must be an absolute URL(?!.*hidden)`),
      );
    }
  });
});
