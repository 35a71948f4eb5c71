import { initializeAndTrackHotjar, initializeChatwoot } from "gatsby-plugin-gdpr-cookies/services";

jest.mock("gatsby-plugin-gdpr-cookies/services", () => ({
  initializeAndTrackGoogleTagManager: jest.fn(),
  initializeAndTrackHotjar: jest.fn(),
  initializeChatwoot: jest.fn(),
}));

it("loads a vendor once, even if another is accepted later", async () => {
  Object.assign(process.env, { GATSBY_HOTJAR_ID: "1", GATSBY_CHATWOOT_TOKEN: "token" });
  Object.assign(window, { gatsbyPluginGDPRCookiesOptions: {} });
  const { loadAllowedVendors } = await import("./load-vendors");
  await loadAllowedVendors({ statistics: true, chat: false });
  expect(initializeChatwoot).not.toHaveBeenCalled();
  await loadAllowedVendors({ statistics: true, chat: true });

  expect(initializeAndTrackHotjar).toHaveBeenCalledTimes(1);
  expect(initializeChatwoot).toHaveBeenCalledTimes(1);
});
