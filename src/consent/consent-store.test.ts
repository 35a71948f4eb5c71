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

describe("at the start of a page, the stored choice", () => {
  beforeEach(forget);
  afterEach(() => {
    forget();
    Object.assign(navigator, { globalPrivacyControl: undefined });
    window.history.replaceState(null, "", "/");
  });

  /** The consent cookies that a new page writes. */
  const startPage = async () => {
    const set = jest.spyOn(document, "cookie", "set");
    (await newPage()).startConsent();
    const written = set.mock.calls.map(([cookie]) => cookie);
    set.mockRestore();

    return written.filter((cookie) => cookie.startsWith("myCookies="));
  };

  it.each(["1", "1.chat", "1.statistics.chat"])(
    "%s is stored for 365 days again",
    async (value) => {
      document.cookie = `myCookies=${value}; Path=/; Max-Age=60`;

      expect(await startPage()).toEqual([
        `myCookies=${value}; Max-Age=31536000; Path=/; SameSite=Lax`,
      ]);
      expect(document.cookie).toBe(`myCookies=${value}`);
    },
  );

  it.each([undefined, "true", "0.statistics"])("%s, which is none, is not", async (value) => {
    if (value) document.cookie = `myCookies=${value}; Path=/`;

    expect(await startPage()).toEqual([]);
  });

  it("is not replaced by the browser's Global Privacy Control", async () => {
    document.cookie = "myCookies=1.chat; Path=/";
    Object.assign(navigator, { globalPrivacyControl: true });

    expect(await startPage()).toEqual([]);
  });

  it("stays a refusal if another cookie accepts", async () => {
    window.history.replaceState(null, "", "/blog/");
    document.cookie = "myCookies=1.statistics.chat; Path=/blog";
    document.cookie = "myCookies=1; Path=/";
    await startPage();

    expect((await newPage()).getConsent().choice).toEqual({ statistics: false, chat: false });
  });
});

describe("a change of the stored choice", () => {
  /** A new page with its mocked vendors. */
  const newPageWithVendors = async () => {
    const store = await newPage();

    return { store, vendors: jest.mocked(await import("./load-vendors")) };
  };
  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  beforeEach(forget);
  afterEach(() => {
    forget();
    jest.restoreAllMocks();
    delete document.documentElement.dataset.cookies;
  });

  it("prepares the vendors that the first page may load", async () => {
    const { store, vendors } = await newPageWithVendors();
    store.startConsent();
    expect(vendors.prepareVendors).toHaveBeenLastCalledWith({ statistics: false, chat: false });

    document.cookie = "myCookies=1.chat; Path=/";
    const next = await newPageWithVendors();
    next.store.startConsent();
    expect(next.vendors.prepareVendors).toHaveBeenLastCalledWith({ statistics: false, chat: true });
  });

  it("is applied when the tab becomes visible, not while it is hidden", async () => {
    const { store, vendors } = await newPageWithVendors();
    store.startConsent();
    document.cookie = "myCookies=1.chat; Path=/";
    setVisibility("hidden");
    expect(store.getConsent().choice).toBeUndefined();

    setVisibility("visible");
    expect(store.getConsent().choice).toEqual({ statistics: false, chat: true });
    expect(vendors.loadAllowedVendors).toHaveBeenCalledWith({ statistics: false, chat: true });
  });

  it("is applied once, and nothing happens without one", async () => {
    const { store, vendors } = await newPageWithVendors();
    const changed = jest.fn();
    store.onConsentChange(changed);
    store.syncConsent();
    expect(changed).not.toHaveBeenCalled();

    document.cookie = "myCookies=1; Path=/";
    store.syncConsent();
    store.syncConsent();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(vendors.loadAllowedVendors).toHaveBeenCalledTimes(1);
  });

  it("to none, after the cookie was deleted, rejects", async () => {
    document.cookie = "myCookies=1.chat; Path=/";
    const { store, vendors } = await newPageWithVendors();
    expect(store.getConsent().choice).toBeDefined();
    forget();
    store.syncConsent();

    expect(store.getConsent().choice).toBeUndefined();
    expect(vendors.loadAllowedVendors).toHaveBeenCalledWith({ statistics: false, chat: false });
  });

  it("does not call listeners that have unsubscribed", async () => {
    const { store } = await newPageWithVendors();
    const [one, other] = [jest.fn(), jest.fn()];
    const unsubscribe = store.onConsentChange(one);
    store.onConsentChange(other);
    unsubscribe();
    store.setSettingsOpen(true);

    expect(one).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
    expect(store.getConsent().settingsOpen).toBe(true);
  });

  it("reloads the page instead if a loaded tool is no longer allowed", async () => {
    document.cookie = "myCookies=1.chat; Path=/";
    const { store, vendors } = await newPageWithVendors();
    vendors.mustReload.mockReturnValue(true);
    // jsdom cannot reload, and says so.
    const log = jest.spyOn(console, "error").mockReturnValue();
    store.saveChoice({ statistics: false, chat: false });

    expect(String(log.mock.calls)).toContain("navigation");
    expect(vendors.loadAllowedVendors).not.toHaveBeenCalled();
    expect(store.getConsent()).toMatchObject({ decided: true, settingsOpen: false });
  });

  it("is known to be made, even if the browser did not store it", async () => {
    document.documentElement.dataset.cookies = "answered";
    expect((await newPage()).getConsent()).toMatchObject({ choice: undefined, decided: true });

    delete document.documentElement.dataset.cookies;
    const { getConsent, syncConsent } = await newPage();
    expect(getConsent().decided).toBe(false);
    document.documentElement.dataset.cookies = "answered";
    syncConsent();
    expect(getConsent().decided).toBe(true);
  });
});
