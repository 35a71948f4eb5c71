import type { PanelGuide } from "../panel-guide.ts";

/** Publishes a page under another address. */
export const movePage = async (guide: PanelGuide) => {
  const { page } = guide;
  await guide.open("Pages");
  await guide.press("Spring offer");
  await guide.fill("Address", "audit");
  await guide.findText("New address");
  await guide.press("Publish");
  const confirm = await guide.control("Confirm");
  await guide.screenshot("move-page", {
    of: [page.getByRole("alertdialog")],
    mark: [confirm],
  });

  const published = page.waitForResponse(/\/actions\/publish/);
  await confirm.click();
  await published;
};
