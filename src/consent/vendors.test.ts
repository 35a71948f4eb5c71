import type * as Vendors from "./vendors";

const configuration = {
  GATSBY_GTM_ID: "GTM-TEST000",
  GATSBY_HOTJAR_ID: "1",
  GATSBY_CHATWOOT_TOKEN: "token",
};

/** The module with the accounts of all vendors or, by default, with none. */
const loadVendors = async (accounts = {}): Promise<typeof Vendors> => {
  for (const name of Object.keys(configuration)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, accounts);
  jest.resetModules();

  return import("./vendors");
};

const cookieNames = () =>
  document.cookie
    .split("; ")
    .map((cookie) => cookie.replace(/=.*/, ""))
    .sort();

describe("syncPluginCookies", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of cookieNames()) document.cookie = `${name}=; Path=/; Max-Age=0`;
  });

  it.each(["localStorage", "sessionStorage"] as const)(
    "removes only the entries of vendors that are not allowed from %s",
    async (storage) => {
      const { syncPluginCookies } = await loadVendors();
      window[storage].setItem("_hjSession_1", "1");
      window[storage].setItem("draft:contact", "Hello");
      syncPluginCookies({ statistics: false, chat: false });

      expect(Object.keys(window[storage])).toEqual(["draft:contact"]);
      window[storage].clear();
    },
  );

  it("deletes the cookies of vendors that are not allowed, and no others", async () => {
    const { syncPluginCookies } = await loadVendors(configuration);
    for (const name of ["_ga_ABC", "_hjSession_1", "gatsby-gdpr-hotjar", "cw_contact", "mine"]) {
      document.cookie = `${name}=true; Path=/`;
    }
    syncPluginCookies({ statistics: false, chat: true });

    expect(cookieNames()).toEqual(["cw_contact", "gatsby-gdpr-chatwoot", "mine"]);
  });

  it("sets the plugin cookies of the vendors that are allowed", async () => {
    const { syncPluginCookies } = await loadVendors(configuration);
    document.cookie = "gatsby-gdpr-hotjar=false; Path=/";
    syncPluginCookies({ statistics: true, chat: false });

    expect(document.cookie.split("; ").sort()).toEqual([
      "gatsby-gdpr-google-tagmanager=true",
      "gatsby-gdpr-hotjar=true",
    ]);
  });

  it("does not set a plugin cookie again", async () => {
    const { syncPluginCookies } = await loadVendors(configuration);
    syncPluginCookies({ statistics: true, chat: true });
    const set = jest.spyOn(document, "cookie", "set");
    syncPluginCookies({ statistics: true, chat: true });

    expect(set).not.toHaveBeenCalled();
  });

  it("sets no cookie of a vendor without an account, even if it is allowed", async () => {
    const { syncPluginCookies } = await loadVendors({ GATSBY_HOTJAR_ID: "1" });
    syncPluginCookies({ statistics: true, chat: true });

    expect(document.cookie).toBe("gatsby-gdpr-hotjar=true");
  });

  it("deletes the cookies if the browser forbids storage", async () => {
    const { syncPluginCookies } = await loadVendors();
    document.cookie = "_ga=1; Path=/";
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    syncPluginCookies({ statistics: false, chat: false });

    expect(document.cookie).toBe("");
  });
});
