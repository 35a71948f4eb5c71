import type * as Store from "./consent-store";

jest.mock("./load-vendors");

/** A new instance of the store, as on a new page. */
const newPage = async (): Promise<typeof Store> => {
  jest.resetModules();

  return import("./consent-store");
};

const forget = () => {
  for (const path of ["/", "/blog"]) document.cookie = `myCookies=; Path=${path}; Max-Age=0`;
};

const tabs = new Set<EventTarget>();

/** Delivers messages between tabs, as a browser does. */
class Channel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }

  postMessage() {
    for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new Event("message"));
  }
}

it("applies a choice made in another tab", async () => {
  forget();
  Object.assign(window, { BroadcastChannel: Channel });
  const [one, other] = [await newPage(), await newPage()];
  one.startConsent();
  other.startConsent();
  one.saveChoice({ statistics: false, chat: true });

  expect(other.getConsent().choice).toEqual({ statistics: false, chat: true });
  Reflect.deleteProperty(window, "BroadcastChannel");
});

describe("the stored choice", () => {
  beforeEach(() => {
    forget();
    window.history.replaceState(null, "", "/blog/");
  });
  afterAll(forget);

  it("is read from the cookie, and undefined without one", async () => {
    expect((await newPage()).getConsent().choice).toBeUndefined();

    document.cookie = "myCookies=1.chat; Path=/";
    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: true });
  });

  // Browsers list the cookie with the longer path first.
  it.each([
    ["1.statistics.chat", "1"],
    ["1", "1.statistics.chat"],
    ["1.statistics", "1.chat"],
  ])("is the intersection of two cookies (%j, %j)", async (first, second) => {
    document.cookie = `myCookies=${first}; Path=/blog`;
    document.cookie = `myCookies=${second}; Path=/`;

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: false });
  });

  it("ignores a cookie with another format", async () => {
    document.cookie = "myCookies=true; Path=/blog";
    document.cookie = "myCookies=1.chat; Path=/";

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: true });
  });

  it("is a refusal if the browser sends Global Privacy Control, whatever the cookie", async () => {
    document.cookie = "myCookies=1.statistics.chat; Path=/";
    Object.assign(navigator, { globalPrivacyControl: true });

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: false });
    Object.assign(navigator, { globalPrivacyControl: undefined });
  });

  it("is the last one saved", async () => {
    const { saveChoice, getConsent } = await newPage();
    saveChoice({ statistics: true, chat: true });
    expect(getConsent().choice).toEqual({ statistics: true, chat: true });

    saveChoice({ statistics: false, chat: false });
    expect(getConsent().choice).toEqual({ statistics: false, chat: false });
    expect(document.cookie).toBe("myCookies=1");
  });

  it("deletes its cookies of other domains before it is saved", async () => {
    const set = jest.spyOn(document, "cookie", "set");
    document.cookie = "myCookies=1; Path=/";
    (await newPage()).saveChoice({ statistics: true, chat: true });
    const written = set.mock.calls.map(([cookie]) => cookie);

    expect(written).toContainEqual(expect.stringContaining("myCookies=; Max-Age=0; Domain="));
    expect(written.at(-1)).toMatch(/^myCookies=1\.statistics\.chat; Max-Age=/);
    set.mockRestore();
  });
});
