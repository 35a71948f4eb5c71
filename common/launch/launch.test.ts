import { contentFindings } from "./content-findings";
import { sampleDigests } from "./sample-digests";
import { textDigest } from "./sample-text";
import { isPublicUrl, settingFindings } from "./setting-findings";

const today = new Date("2027-01-01T12:00:00Z");

const own = {
  site: {
    name: "Ours",
    generalEmail: "hello@ours.com",
    imprint: "Ours Ltd, 1 High Street, Leeds",
    uncheckMarketing: true,
  },
  privacy: { title: "Privacy policy" },
};

/** The level, first words and titles of what is found in these records, besides complete ones. */
const found = (records: Record<string, object[]>) =>
  contentFindings(
    Object.entries({ site: [own.site], privacy: [own.privacy], ...records }).map(([name, all]) => ({
      type: { name },
      records: all.map((record) => ({ documentId: name, ...record })),
    })),
    today,
  ).map(({ level, sentence, records: which = [] }) => [
    level,
    sentence.split(" ").slice(0, 4).join(" "),
    which.map(({ title }) => title).join(),
  ]);

it("finds nothing in an agency's own content", () => {
  expect(
    found({ article: [{ title: "Ours", body: "Write to ada@shop.example, said the form." }] }),
  ).toEqual([]);
});

it.each([
  ["author", { name: "Ada", bio: "Write to hello@ours.example, please." }],
  ["site", { ...own.site, whatsapp: "+15550100123" }],
  ["site", { ...own.site, phone: "+1 555 010 0123" }],
  ["contactus", { title: "Contact", cards: [{ text: "Call (212) 555-0142 any time." }] }],
  ["site", { ...own.site, linkedin: "https://www.linkedin.com/company/ours.example" }],
])("finds an invented address in a %s", (type, record) => {
  expect(found({ [type]: [record] })).toEqual([
    ["error", "These contain an email", expect.any(String)],
  ]);
});

it.each([
  ["a real number", { name: "Ada", bio: "Call +1 212 555 2342 or 5550142000." }],
  ["a word", { name: "Ada", bio: "For example, this.examples are fine." }],
])("accepts %s", (_what, record) => {
  expect(found({ author: [record] })).toEqual([]);
});

it("finds records and parts that are marked as samples", () => {
  expect(
    found({
      project: [
        { title: "A", sample: true },
        { title: "B", sample: false },
      ],
      engagement: [{ title: "Rates", models: [{ rates: [{ sample: true }] }] }],
    }),
  ).toEqual([["error", "These are marked as", "A,Rates"]]);
});

it("finds what is missing", () => {
  expect(found({ site: [{ name: "Ours" }] })).toEqual([
    ["advice", "The imprint is empty,", "Ours"],
    ["advice", "The contact form’s marketing", "Ours"],
    ["error", "The privacy policy names", "Privacy policy"],
  ]);
  expect(
    found({
      site: [{ ...own.site, generalEmail: "" }],
      privacy: [{ text: "Write to a@ours.com." }],
    }),
  ).toEqual([]);
});

it.each([[false], [null]])(
  "finds a marketing box that is checked at first: %s",
  (uncheckMarketing) => {
    expect(found({ site: [{ ...own.site, uncheckMarketing }] })).toEqual([
      ["advice", "The contact form’s marketing", "Ours"],
    ]);
  },
);

it("finds openings that have closed", () => {
  const openings = ["2026-12-30", "2027-01-01", null].map((closesOn) => ({
    title: String(closesOn),
    closesOn,
  }));

  expect(found({ "job-opening": openings })).toEqual([
    ["advice", "These openings have closed:", "2026-12-30"],
  ]);
});

describe("the sample's texts", () => {
  const record = {
    documentId: "a",
    title: "What the Tide agency does",
    picture: { mime: "image/png", name: "a picture of the harbor.png" },
    parts: [{ text: "It builds\nsoftware for the coast." }],
  };
  const digest = textDigest(record, "Tide");
  const renamed = {
    ...record,
    documentId: "b",
    title: "What the Ours agency does",
    picture: null,
    parts: [{ text: "It builds software for the coast." }],
  };

  it("are recognized whatever the agency is called, and wherever line breaks are", () => {
    expect(textDigest(renamed, "Ours")).toBe(digest);
  });

  it("are no longer the sample's once a word is changed", () => {
    expect(textDigest({ ...record, title: "What the Tide agency did" }, "Tide")).not.toBe(digest);
    expect(textDigest({ name: "short" }, "Tide")).toBeUndefined();
  });

  it("are an error where they are about the company, else advice", () => {
    const has = jest.spyOn(sampleDigests, "has").mockImplementation((one) => one === digest);
    expect(found({ aboutus: [renamed], article: [renamed] })).toEqual([
      ["error", "These are the sample's", renamed.title],
      ["advice", "These are the sample's", renamed.title],
    ]);
    has.mockRestore();
  });
});

describe("settings", () => {
  const complete = {
    SITE_URL: "https://www.ours.com",
    CMS_PUBLIC_URL: "https://cms.ours.com",
    MAIL_SMTP_URL: "smtp://mail",
    MAIL_FROM: "a@ours.com",
    MAIL_SALES: "a@ours.com",
    MAIL_HR: "a@ours.com",
    APP_KEYS: "a-long-secret-for-the-app",
    STRAPI_TOKEN: "another-long-secret",
  };
  const places = (settings: object) =>
    settingFindings({ ...complete, ...settings }).flatMap((one) => one.places);

  it("accepts those of a public site", () => {
    expect(places({})).toEqual([]);
  });

  it.each([
    [{ SITE_URL: "http://localhost:9000" }, ["SITE_URL=http://localhost:9000"]],
    [{ SITE_URL: "" }, ["SITE_URL="]],
    [{ SITE_URL: "http://www.ours.com" }, ["SITE_URL"]],
    [{ CMS_PUBLIC_URL: "http://cms.ours.com" }, ["CMS_PUBLIC_URL"]],
    [{ APP_KEYS: "short" }, ["APP_KEYS"]],
    [{ PREVIEW_SECRET: complete.STRAPI_TOKEN }, ["STRAPI_TOKEN", "PREVIEW_SECRET"]],
    [{ MAIL_HR: undefined }, ["MAIL_HR"]],
    [{ GATSBY_CONSENT_ON_SCROLL: "true" }, ["GATSBY_CONSENT_ON_SCROLL"]],
  ])("finds %j", (settings, expected) => {
    expect(places(settings)).toEqual(expected);
  });

  it.each([
    ["https://www.ours.com", true],
    ["https://ours.agency", true],
    ["http://localhost:9000", false],
    ["http://cms", false],
    ["http://192.168.1.4", false],
    ["http://[::1]:9000", false],
    ["https://www.example.com", false],
    ["https://agency.example", false],
    ["https://site.test", false],
    ["", false],
  ])("%s is public: %s", (address, expected) => {
    expect(isPublicUrl(address)).toBe(expected);
  });
});
