import { calendarOrigins } from "./calendars";

const originsOf = (nodes: Record<string, object[]>) =>
  calendarOrigins({ getNodesByType: (type: string) => nodes[type] ?? [] } as never);

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
});
