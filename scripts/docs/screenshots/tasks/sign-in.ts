import type { Walk } from "../walk.ts";

/** Accepts an invitation, and arrives at the panel's home page. */
export const signIn = async (walk: Walk, { invitation }: { invitation: string }) => {
  const { page } = walk;
  await page.goto(invitation);
  await walk.field("First name");
  await walk.fill("Password", "A-long-Passw0rd");
  await walk.fill("Confirm Password", "A-long-Passw0rd");
  const send = await walk.control("Let's start");
  await walk.picture("sign-in", { of: [page.locator("form"), send], mark: [send] });

  await send.click();
  await walk.wait("Hello Edith");
  await walk.wait(/live since/);
  await page.waitForLoadState("networkidle");
  await walk.picture("home", {
    of: [page.locator("body")],
    mark: [await walk.control("Content"), await walk.control("Website")],
  });
};
