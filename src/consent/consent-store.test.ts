import type * as Store from "./consent-store";

jest.mock("./load-vendors");

/** The store as a new page has it. */
const newPage = async (): Promise<typeof Store> => {
  jest.resetModules();

  return import("./consent-store");
};

const forget = () => {
  for (const path of ["/", "/blog"]) document.cookie = `myCookies=; Path=${path}; Max-Age=0`;
};

const tabs = new Set<EventTarget>();

/** Carries what one tab says to the others, as a browser does. */
class Channel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }

  postMessage() {
    for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new Event("message"));
  }
}

it("follows a choice that was made in another tab", async () => {
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

  it("is none where there is no cookie, and the cookie's where there is one", async () => {
    expect((await newPage()).getConsent().choice).toBeUndefined();

    document.cookie = "myCookies=1.chat; Path=/";
    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: true });
  });

  // The cookie of the longer path is listed first.
  it.each([
    ["1.statistics.chat", "1"],
    ["1", "1.statistics.chat"],
    ["1.statistics", "1.chat"],
  ])("is the stricter of two (%j, %j)", async (first, second) => {
    document.cookie = `myCookies=${first}; Path=/blog`;
    document.cookie = `myCookies=${second}; Path=/`;

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: false });
  });

  it("is not made stricter by a cookie that is none of ours", async () => {
    document.cookie = "myCookies=true; Path=/blog";
    document.cookie = "myCookies=1.chat; Path=/";

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: true });
  });

  it("is a refusal where the browser sends Global Privacy Control, whatever was accepted", async () => {
    document.cookie = "myCookies=1.statistics.chat; Path=/";
    Object.assign(navigator, { globalPrivacyControl: true });

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: false });
    Object.assign(navigator, { globalPrivacyControl: undefined });
  });

  it("is the last one that was made", async () => {
    const { saveChoice, getConsent } = await newPage();
    saveChoice({ statistics: true, chat: true });
    expect(getConsent().choice).toEqual({ statistics: true, chat: true });

    saveChoice({ statistics: false, chat: false });
    expect(getConsent().choice).toEqual({ statistics: false, chat: false });
    expect(document.cookie).toBe("myCookies=1");
  });

  it("takes away its copies of other domains before it is kept", async () => {
    const set = jest.spyOn(document, "cookie", "set");
    document.cookie = "myCookies=1; Path=/";
    (await newPage()).saveChoice({ statistics: true, chat: true });
    const written = set.mock.calls.map(([cookie]) => cookie);

    expect(written).toContainEqual(expect.stringContaining("myCookies=; Max-Age=0; Domain="));
    expect(written.at(-1)).toMatch(/^myCookies=1\.statistics\.chat; Max-Age=/);
    set.mockRestore();
  });
});
