import { expect, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { callPanel, openPanel } from "../support/panel";

test("the search finds words in a section, and leads to their field", async ({ page }) => {
  const word = `quokka${Date.now()}`;
  const { data } = await callPanel<{ data: { documentId: string } }>(
    "POST",
    "content-manager/collection-types/api::page.page",
    {
      title: "Page with an animal",
      sections: [
        {
          __component: "sections.card-group",
          title: "What you get",
          cards: [{ title: "Call", text: `One hour with a ${word}, recorded.` }],
        },
      ],
    },
  );

  await openPanel(page);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page.getByRole("searchbox", { name: "Words to find" })).toBeFocused();
  await page.getByRole("searchbox", { name: "Words to find" }).fill(word.toUpperCase());
  const found = page.getByRole("listitem").filter({ hasText: "Page with an animal" });
  await expect(found).toContainText("draft");
  await expect(found).toContainText(`One hour with a ${word}, recorded.`);
  await expect(found.locator("mark")).toContainText(word);
  // Not the field: Strapi’s button in it is smaller than 24 pixels.
  await expectAccessible(page, { within: "main ul" });

  await page.getByRole("searchbox", { name: "Words to find" }).fill(`${word} nowhere`);
  await expect(page.getByRole("status").getByText("No record has these words.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Words to find" }).fill(word);
  // Anywhere in the row of its link.
  await found.click();
  await expect(page).toHaveURL(new RegExp(data.documentId));
  await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(new RegExp(word));
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Words to find" })).toHaveValue(word);
  await expect(page.getByRole("status").getByText("1 record found")).toBeVisible();
});
