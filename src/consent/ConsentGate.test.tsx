import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { renderToString } from "react-dom/server";

import { mockDialog } from "../testing/mock-dialog";

jest.mock("./load-vendors");

beforeAll(mockDialog);

const forget = () => {
  document.cookie = "myCookies=; Path=/; Max-Age=0";
  delete document.documentElement.dataset.cookies;
  Object.assign(navigator, { globalPrivacyControl: undefined });
};
beforeEach(forget);
afterAll(forget);

/** The code of a new page: modules keep the consent. */
const newPage = async () => {
  jest.resetModules();
  // Hooks need the React of the renderer.
  jest.doMock("react", () => React);
  const { ConsentGate } = await import("./ConsentGate");
  const { CookieSettingsButton } = await import("./CookieSettingsButton");
  const store = await import("./consent-store");
  const page = (
    <>
      <ConsentGate privacyPath="/privacy-policy/" />
      <CookieSettingsButton />
    </>
  );

  return { page, store };
};
const show = async () => {
  const { page, store } = await newPage();
  render(page);

  return store;
};

const banner = () => screen.queryByRole("region", { name: "Cookies" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openSettings = async () => {
  await press("Cookie settings");
  await screen.findByRole("heading", { name: "Cookie settings" });

  return within(screen.getByRole("dialog", { name: "Cookie settings" }));
};

describe("the banner", () => {
  it("asks until the visitor has chosen", async () => {
    await show();
    expect(banner()).toBeVisible();
    await press("Reject");

    expect(banner()).toBeNull();
    expect(document.cookie).toBe("myCookies=1");
  });

  it("is not shown after a choice on an earlier page", async () => {
    document.cookie = "myCookies=1; Path=/";
    await show();

    expect(banner()).toBeNull();
  });

  it("is not shown after a choice that the page script has stored meanwhile", async () => {
    const { page, store } = await newPage();
    expect(store.getConsent().choice).toBeUndefined();
    document.cookie = "myCookies=1.chat; Path=/";
    render(page);

    await waitFor(() => expect(banner()).toBeNull());
    expect(store.getConsent().choice).toEqual({ statistics: false, chat: true });
  });

  it("is not shown after a choice that the browser did not store", async () => {
    const { page, store } = await newPage();
    document.documentElement.dataset.cookies = "answered";
    render(page);

    await waitFor(() => expect(banner()).toBeNull());
    expect(store.getConsent()).toMatchObject({ choice: undefined, decided: true });
  });

  it("is not shown if the browser sends Global Privacy Control", async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    await show();

    expect(banner()).toBeNull();
  });

  it("is prerendered, and a click on the settings' button before hydration is kept", async () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString((await newPage()).page);

    expect(page.querySelector("[aria-label=Cookies]")).toHaveTextContent(
      "This website uses cookies",
    );
    expect(page.querySelector("dialog")).toBeNull();
    expect(page.lastElementChild).toHaveAttribute("data-replay-click");
  });
});

describe("the settings", () => {
  it("store the choice by purpose, and close", async () => {
    await show();
    const settings = await openSettings();
    expect(settings.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
    expect(settings.getByRole("checkbox", { name: "Chat" })).toHaveAccessibleDescription(
      /Chatwoot/,
    );
    await userEvent.click(settings.getByRole("checkbox", { name: "Statistics" }));
    await press("Save choice");

    expect(document.cookie).toBe("myCookies=1.statistics");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(banner()).toBeNull();
  });

  it("show the stored choice, which can be withdrawn", async () => {
    document.cookie = "myCookies=1.statistics.chat; Path=/";
    await show();
    const settings = await openSettings();
    expect(settings.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
    await userEvent.click(settings.getByRole("checkbox", { name: "Statistics" }));
    await press("Save choice");

    expect(document.cookie).toBe("myCookies=1.chat");
  });

  it.each([
    ["Accept all", "myCookies=1.statistics.chat"],
    ["Reject all", "myCookies=1"],
  ])("have the button %s", async (name, cookie) => {
    document.cookie = "myCookies=1.chat; Path=/";
    await show();
    await openSettings();
    await press(name);

    expect(document.cookie).toBe(cookie);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("close on Escape without a choice", async () => {
    const { getConsent } = await show();
    await openSettings();
    act(() => void screen.getByRole("dialog").dispatchEvent(new Event("close")));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(getConsent()).toMatchObject({ choice: undefined, settingsOpen: false });
    expect(banner()).toBeVisible();
  });

  it("are fixed if the browser sends Global Privacy Control", async () => {
    document.cookie = "myCookies=1.statistics; Path=/";
    Object.assign(navigator, { globalPrivacyControl: true });
    await show();
    const settings = await openSettings();

    expect(settings.getByText(/Your browser sends a Global Privacy Control signal/)).toBeVisible();
    for (const box of settings.getAllByRole("checkbox")) expect(box).toBeDisabled();
    expect(settings.getByRole("checkbox", { name: "Statistics" })).not.toBeChecked();
    expect(settings.queryByRole("button", { name: "Accept all" })).toBeNull();
    expect(settings.getByRole("button", { name: "Reject all" })).toBeEnabled();
  });

  it("can still reject if their code cannot be loaded", async () => {
    document.cookie = "myCookies=1.chat; Path=/";
    const { page } = await newPage();
    // React logs the error, which is expected.
    const log = jest.spyOn(console, "error").mockReturnValue();
    jest.doMock("./CookieSettings", () => {
      throw new Error("The network is gone.");
    });
    render(page);
    await press("Cookie settings");
    expect(await screen.findByText(/The settings couldn’t be loaded/)).toBeVisible();
    await press("Reject all");

    expect(document.cookie).toBe("myCookies=1");
    log.mockRestore();
  });
});
