import { calendarOrigins } from "./calendars";

const warn = jest.fn();
const originsOf = (nodes: Record<string, object[]>) =>
  calendarOrigins({
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: { warn },
  } as never);

describe("the origins of calendars", () => {
  it("are those of site, people and services, each once", () => {
    expect(
      originsOf({
        STRAPI_SITE: [{ bookingUrl: "https://cal.example/team/intro" }],
        STRAPI_PERSON: [{ bookingUrl: "https://cal.example/ada" }, { bookingUrl: null }],
        STRAPI_SERVICE_PAGE: [{ bookingUrl: "https://book.example:8443/odoo?month=3" }, {}],
        STRAPI_ARTICLE: [{ bookingUrl: "https://other.example/" }],
      }),
    ).toEqual(["https://book.example:8443", "https://cal.example"]);
  });

  it("are none without a calendar", () => {
    expect(originsOf({ STRAPI_SITE: [{ bookingUrl: null }] })).toEqual([]);
  });

  it("are only as many as the policy has room for, and the others are named", () => {
    const rare = Array.from({ length: 40 }, (_, number) => `https://calendar-${number}.example`);
    const common = "https://cal.example";
    const origins = originsOf({
      STRAPI_SITE: [{ bookingUrl: `${rare.at(-1)}/team` }],
      STRAPI_PERSON: [...rare, common, common].map((origin) => ({ bookingUrl: `${origin}/call` })),
    });

    expect(origins).toEqual(expect.arrayContaining([common, rare.at(-1)]));
    expect(origins.join(" ").length).toBeLessThanOrEqual(600);
    const [[warning]] = warn.mock.calls as [[string]];
    for (const origin of rare) {
      expect([origin, warning.includes(origin)]).toEqual([origin, !origins.includes(origin)]);
    }
  });

  it("are no address that a policy cannot have", () => {
    for (const bookingUrl of ["https://a;sandbox/", "https://%/", "https://cal.example:99999/"]) {
      expect(originsOf({ STRAPI_SITE: [{ bookingUrl }] })).toEqual([]);
    }
  });
});
