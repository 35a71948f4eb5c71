import type { PanelGuide } from "../panel-guide.ts";

/** Accepts an invitation, and arrives at the panel's home page. */
export const signIn = async (guide: PanelGuide, { invitation }: { invitation: string }) => {
  const { page } = guide;
  await page.goto(invitation);
  await guide.field("First name");
  await guide.fill("Password", "A-long-Passw0rd");
  await guide.fill("Confirm Password", "A-long-Passw0rd");
  const send = await guide.control("Let's start");
  await guide.screenshot("sign-in", { of: [page.locator("form"), send], mark: [send] });

  await send.click();
  await guide.findText("Hello Edith");
  await guide.findText(/live since/);
  await page.waitForLoadState("networkidle");
  await guide.screenshot("home", {
    of: [page.locator("body")],
    mark: [await guide.control("Content"), await guide.control("Website")],
  });
};
