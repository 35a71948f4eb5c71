import { keepLeadSource, readLeadSource, sourceLimits } from "./lead-source";
import { deleteText } from "./tab-storage";

const own = window.location.origin;
const key = "lead-source";

type Visit = {
  /** This tab's addresses; the last one is current. */
  pages: string[];
  /** The entries after the current one. */
  forward?: string[];
  /** What the page script has kept with the first page. */
  kept?: string;
  /** Of the current document. */
  referrer?: string;
  hasHistory?: boolean;
};

/** As if the visitor had opened these pages. */
const visit = ({ pages, forward = [], kept, referrer = "", hasHistory = true }: Visit) => {
  const index = pages.length - 1;
  const entries = [...pages, ...forward].map((page, place) => ({
    url: own + page,
    index: place,
    sameDocument: place === index,
    getState: () => (place === 0 ? kept : undefined),
  }));
  window.history.replaceState(null, "", pages[index]);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  Object.assign(window, {
    navigation: hasHistory ? { entries: () => entries, currentEntry: entries[index] } : undefined,
  });
};

const campaign =
  "utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=shop&utm_content=top";
const campaignFields = {
  utm_source: "news",
  utm_medium: "email",
  utm_campaign: "spring",
  utm_term: "shop",
  utm_content: "top",
};

beforeEach(() => deleteText(key));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe("the source of a lead", () => {
  it("is the first page, its campaign and referrer, and the page before the form", () => {
    visit({
      pages: [`/?${campaign}&ref=private`, "/services/?q=private", "/contact-us/"],
      kept: "https://search.example/find?q=private",
      referrer: `${own}/services/`,
    });

    expect(readLeadSource(false)).toEqual({
      ...campaignFields,
      referrer: "search.example",
      first_page: "/",
      previous_page: "/services/",
    });
  });

  it("has the referrer of a form on the first page, also before it is kept", () => {
    visit({ pages: ["/contact-us/", "/contact-us/#form"], referrer: "https://search.example/" });
    const [first] = window.navigation.entries();
    Object.assign(first ?? {}, { sameDocument: true });

    expect(readLeadSource(false)).toEqual({
      referrer: "search.example",
      first_page: "/contact-us/",
    });
  });

  it("does not take the referrer of a later page for that of the first one", () => {
    visit({ pages: ["/", "/contact-us/"], referrer: "https://other.example/" });

    expect(readLeadSource(false)).toEqual({ first_page: "/", previous_page: "/" });
  });

  it("ignores pages after the current one, as after going back, and its own address", () => {
    visit({
      pages: ["/blog/", "/contact-us/", "/contact-us/#form"],
      forward: ["/careers/"],
    });

    expect(readLeadSource(false)).toEqual({ first_page: "/blog/", previous_page: "/blog/" });
  });

  it("in a new tab starts with the page that opened it", () => {
    visit({ pages: ["/contact-us/"], kept: `${own}/blog/?${campaign}` });

    expect(readLeadSource(false)).toEqual({
      ...campaignFields,
      first_page: "/blog/",
      previous_page: "/blog/",
    });
  });

  it.each(["", "?q=shoes", "?utm_other=1"])(
    "in a new tab has no first page if the visit may have begun before the page that opened it (%j)",
    (query) => {
      visit({ pages: ["/contact-us/", "/contact-us/#form"], kept: `${own}/services/${query}` });

      expect(readLeadSource(true)).toEqual({ previous_page: "/services/" });
    },
  );

  it("in a new tab starts with the page that opened it if an advertisement led there", () => {
    visit({ pages: ["/contact-us/"], kept: `${own}/blog/?gclid=1` });

    expect(readLeadSource(false)).toEqual({ first_page: "/blog/", previous_page: "/blog/" });
  });

  it("without the Navigation API is this page and its referrer", () => {
    visit({
      pages: [`/contact-us/?${campaign}`],
      referrer: "https://search.example/?q=private",
      hasHistory: false,
    });

    expect(readLeadSource(false)).toEqual({
      ...campaignFields,
      referrer: "search.example",
      first_page: "/contact-us/",
    });
  });

  it("without the Navigation API has the page before and its campaign, but no first page", () => {
    visit({
      pages: ["/contact-us/"],
      referrer: `${own}/services/?${campaign}`,
      hasHistory: false,
    });

    expect(readLeadSource(false)).toEqual({ ...campaignFields, previous_page: "/services/" });
  });

  it("survives a referrer and addresses that are no URLs", () => {
    visit({ pages: ["/contact-us/"], kept: "no address" });
    Object.assign(window.navigation.entries()[0] ?? {}, { url: null });

    expect(readLeadSource(false)).toEqual({ first_page: "/contact-us/" });
  });

  it("is cut to the CMS's limits, without control characters and half characters", () => {
    const long = `${"x".repeat(sourceLimits.utm_source - 1)}😀`;
    visit({ pages: [`/${"p".repeat(400)}?utm_source=${long}&utm_term=a%00%0Ab`] });

    expect(readLeadSource(false)).toEqual({
      utm_source: "x".repeat(sourceLimits.utm_source - 1),
      utm_term: "ab",
      first_page: `/${"p".repeat(sourceLimits.first_page - 1)}`,
    });
  });
});

describe("a click ID", () => {
  beforeEach(() => visit({ pages: ["/?fbclid=two&gclid=one", "/contact-us/"] }));
  const withoutConsent = { first_page: "/", previous_page: "/" };

  it("is sent only if the visitor allows statistics", () => {
    expect(readLeadSource(false)).toEqual(withoutConsent);
    expect(readLeadSource(true)).toEqual({ ...withoutConsent, click_id: "gclid=one" });
  });

  it("is kept only if the visitor allows statistics", () => {
    keepLeadSource(false);
    expect(sessionStorage.getItem(key)).not.toContain("gclid");
    expect(readLeadSource(true).click_id).toBe("gclid=one");
  });

  it("is deleted if the visitor no longer allows statistics", () => {
    keepLeadSource(true);
    expect(sessionStorage.getItem(key)).toContain("gclid=one");

    expect(readLeadSource(false)).toEqual(withoutConsent);
    expect(sessionStorage.getItem(key)).not.toContain("gclid");
  });
});

describe("a kept source", () => {
  const leaveAndReturn = () => {
    visit({ pages: [`/?${campaign}`, "/contact-us/"], kept: "https://search.example/" });
    keepLeadSource(false);
    visit({ pages: ["/blog/?utm_source=other", "/contact-us/"], kept: "https://other.example/" });
  };
  const source = { ...campaignFields, referrer: "search.example", first_page: "/" };

  it("outlasts a visit to another site, except for the page before", () => {
    leaveAndReturn();
    keepLeadSource(false);

    expect(readLeadSource(false)).toEqual({ ...source, previous_page: "/blog/" });
  });

  it("lasts as long as the page if storage is forbidden", () => {
    for (const method of ["getItem", "setItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    leaveAndReturn();

    expect(readLeadSource(false)).toMatchObject(source);
  });

  it("is stored only when the visitor fills in a form", () => {
    visit({ pages: [`/?${campaign}`, "/contact-us/"] });
    readLeadSource(true);

    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["", "{", "[]", "7", "null"])("is ignored if it is no source (%j)", (text) => {
    visit({ pages: ["/", "/contact-us/"] });
    sessionStorage.setItem(key, text);

    expect(readLeadSource(false)).toEqual({ first_page: "/", previous_page: "/" });
  });

  it("has only the fields of a source", () => {
    visit({ pages: ["/contact-us/"] });
    sessionStorage.setItem(key, '{"utm_source":"news","utm_term":7,"other":"x"}');

    expect(readLeadSource(false)).toEqual({ utm_source: "news" });
  });
});
