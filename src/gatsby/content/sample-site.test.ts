import { isSampleSite } from "./sample-site";
import type { TypeContent } from "./read-content";

const siteUrl = "https://www.agency.com";
const content = (sample: boolean) =>
  [
    {
      type: { name: "site" },
      records: [{ name: "Agency", generalEmail: "a@agency.com", imprint: "Us" }],
    },
    { type: { name: "project" }, records: [{ documentId: "a", title: "Harbor", sample }] },
  ] as unknown as TypeContent[];

it("is a sample while its content is, once it is public", () => {
  expect(isSampleSite({ siteUrl, isSample: undefined }, content(true))).toBe(true);
  expect(isSampleSite({ siteUrl, isSample: true }, content(true))).toBe(true);
  expect(isSampleSite({ siteUrl, isSample: undefined }, content(false))).toBe(false);
  expect(
    isSampleSite({ siteUrl: "http://localhost:9000", isSample: undefined }, content(true)),
  ).toBe(false);
});

it("refuses the sample if the settings say that the site is none", () => {
  expect(() => isSampleSite({ siteUrl, isSample: false }, content(true))).toThrow(
    /SITE_IS_SAMPLE is false, but .*\n  These are marked as samples.*"Harbor"/,
  );
  expect(isSampleSite({ siteUrl, isSample: false }, content(false))).toBe(false);
});
