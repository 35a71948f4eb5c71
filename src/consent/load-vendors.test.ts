jest.mock("gatsby-plugin-gdpr-cookies/services", () => ({
  initializeAndTrackGoogleTagManager: jest.fn(),
  initializeAndTrackHotjar: jest.fn(),
  initializeChatwoot: jest.fn(),
}));

const pluginOptions = () => ({
  environments: ["production"],
  googleTagManager: { trackingId: "GTM-TEST000" },
  hotjar: { hjid: "1" },
  chatwoot: { websiteToken: "token" },
});

const deleteAllCookies = () => {
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.replace(/=.*/, "")}=; Path=/; Max-Age=0`;
  }
};

/** New instances of the modules, as on a new page of a site that has an account of each vendor. */
const newPage = async () => {
  Object.assign(process.env, {
    GATSBY_GTM_ID: "GTM-TEST000",
    GATSBY_HOTJAR_ID: "1",
    GATSBY_CHATWOOT_TOKEN: "token",
  });
  deleteAllCookies();
  Object.assign(window, {
    dataLayer: undefined,
    gtag: undefined,
    gatsbyPluginGDPRCookiesOptions: pluginOptions(),
    gatsbyPluginGDPRCookiesGoogleTagManagerAdded: undefined,
    gatsbyPluginGDPRCookiesGoogleTagManagerInitialized: undefined,
  });
  jest.resetModules();

  return {
    ...(await import("./load-vendors")),
    ...(await import("gatsby-plugin-gdpr-cookies/services")),
  };
};

/** The commands that the tag manager reads, with their states. */
const signals = () =>
  window.dataLayer?.map((entry) => {
    const [, command, state] = Array.from(entry as ArrayLike<unknown>);

    return [command, state];
  });

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const granted = { ...denied, analytics_storage: "granted" };

const none = { statistics: false, chat: false };
const statistics = { statistics: true, chat: false };
const chat = { statistics: false, chat: true };
const all = { statistics: true, chat: true };

const forbidCookies = () =>
  jest.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  deleteAllCookies();
});

describe("a choice on the page", () => {
  it("loads a vendor once, even if another is accepted later", async () => {
    const page = await newPage();
    await page.loadAllowedVendors(statistics);
    expect(page.initializeChatwoot).not.toHaveBeenCalled();
    await page.loadAllowedVendors(all);

    const { googleTagManager, hotjar, chatwoot } = pluginOptions();
    expect(jest.mocked(page.initializeAndTrackGoogleTagManager).mock.calls).toEqual([
      [googleTagManager, window.location],
    ]);
    expect(jest.mocked(page.initializeAndTrackHotjar).mock.calls).toEqual([[hotjar]]);
    expect(jest.mocked(page.initializeChatwoot).mock.calls).toEqual([[chatwoot]]);
  });

  it("sets the plugin's cookies before the vendors load, which read them", async () => {
    const page = await newPage();
    let cookies = "";
    jest.mocked(page.initializeChatwoot).mockImplementation(() => (cookies = document.cookie));
    await page.loadAllowedVendors(chat);

    expect(cookies).toBe("gatsby-gdpr-chatwoot=true");
  });

  it("tells the tag manager that it is granted statistics, once", async () => {
    const page = await newPage();
    await page.loadAllowedVendors(statistics);
    await page.loadAllowedVendors(all);

    expect(signals()).toEqual([
      ["default", denied],
      ["update", granted],
    ]);
  });

  it("tells the tag manager nothing if it allows only the chat", async () => {
    const page = await newPage();
    await page.loadAllowedVendors(chat);

    expect(signals()).toBeUndefined();
  });

  it("keeps the tag manager from starting again on the next page", async () => {
    const page = await newPage();
    jest.useFakeTimers();
    jest.mocked(page.initializeAndTrackGoogleTagManager).mockImplementation(() => {
      window.gatsbyPluginGDPRCookiesGoogleTagManagerAdded = true;
    });
    await page.loadAllowedVendors(statistics);
    jest.runAllTimers();

    expect(window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized).toBe(true);
  });

  it("loads nothing on a site without the plugin", async () => {
    const page = await newPage();
    delete window.gatsbyPluginGDPRCookiesOptions;
    await page.loadAllowedVendors(all);

    expect(page.initializeAndTrackHotjar).not.toHaveBeenCalled();
    expect(page.mustReload(none)).toBe(false);
  });
});

describe("the choice at the start of a visit", () => {
  it("sets the plugin's cookies, so that the plugin loads the vendors itself", async () => {
    const page = await newPage();
    page.prepareVendors(chat);
    expect(document.cookie).toBe("gatsby-gdpr-chatwoot=true");

    await page.loadAllowedVendors(chat);
    expect(page.initializeChatwoot).not.toHaveBeenCalled();
  });

  it.each([
    [
      statistics,
      [
        ["default", denied],
        ["update", granted],
      ],
    ],
    [chat, undefined],
    [none, undefined],
  ])("%j is signaled to the tag manager only if it loads", async (choice, expected) => {
    (await newPage()).prepareVendors(choice);

    expect(signals()).toEqual(expected);
  });

  it("leaves the plugin on if cookies can be read", async () => {
    (await newPage()).prepareVendors(all);

    expect(window.gatsbyPluginGDPRCookiesOptions).toEqual(pluginOptions());
  });

  it("turns the plugin off if the browser forbids cookies, which would make it throw", async () => {
    const page = await newPage();
    forbidCookies();
    page.prepareVendors(none);

    expect(window.gatsbyPluginGDPRCookiesOptions?.environments).toEqual([]);
  });

  it("needs no plugin if the browser forbids cookies", async () => {
    const page = await newPage();
    delete window.gatsbyPluginGDPRCookiesOptions;
    forbidCookies();

    expect(() => page.prepareVendors(none)).not.toThrow();
  });
});

describe("mustReload", () => {
  it("is true once a vendor that has loaded is no longer allowed", async () => {
    const page = await newPage();
    expect(page.mustReload(none)).toBe(false);

    page.prepareVendors(all);
    expect(page.mustReload(all)).toBe(false);
    expect(page.mustReload(chat)).toBe(true);
    expect(page.mustReload(none)).toBe(true);
  });

  it("is true after a choice on the page is withdrawn", async () => {
    const page = await newPage();
    await page.loadAllowedVendors(chat);

    expect(page.mustReload(all)).toBe(false);
    expect(page.mustReload(statistics)).toBe(true);
  });
});

describe("blockTagManagerIframe", () => {
  const insert = (name: string, properties = {}) => {
    const node = Object.assign(document.createElement(name), properties);

    return document.body.insertBefore(node, document.body.firstChild);
  };

  beforeEach(async () => (await newPage()).blockTagManagerIframe());
  afterEach(() => {
    Reflect.deleteProperty(document.body, "insertBefore");
    document.body.replaceChildren();
  });

  it("keeps the tag manager's iframe out of the page", () => {
    const src = "https://www.googletagmanager.com/ns.html?id=GTM-TEST000";

    expect(insert("iframe", { src })).toHaveAttribute("src", src);
    expect(document.body).toBeEmptyDOMElement();
  });

  it("lets every other node into the page, where it belongs", () => {
    const iframe = insert("iframe", { src: "https://example.com/ns.html" });
    const paragraph = insert("p");

    expect([...document.body.children]).toEqual([paragraph, iframe]);
  });
});

describe("markTagManagerInitialized", () => {
  beforeEach(() => void jest.useFakeTimers());

  it("waits until the plugin has initialized the tag manager", async () => {
    const page = await newPage();
    window.gatsbyPluginGDPRCookiesGoogleTagManagerAdded = true;
    page.markTagManagerInitialized();
    expect(window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized).toBeUndefined();

    jest.runAllTimers();
    expect(window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized).toBe(true);
  });

  it("does nothing while the plugin has not added the tag manager", async () => {
    (await newPage()).markTagManagerInitialized();
    jest.runAllTimers();

    expect(window.gatsbyPluginGDPRCookiesGoogleTagManagerInitialized).toBeUndefined();
  });
});
