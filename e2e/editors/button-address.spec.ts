import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { callPanel, openPanel, saveRecord } from "../support/panel";

const pages = "api::page.page";

type Saved = { data: { sections: { actions: { href: string }[] }[] } };

/** A draft with one button. @returns its document id. */
const createPage = async (href: string) => {
  const { data } = await callPanel<{ data: { documentId: string } }>(
    "POST",
    `content-manager/collection-types/${pages}`,
    {
      title: `Buttons ${Date.now()}`,
      sections: [
        { __component: "sections.main", title: "Ask us", actions: [{ label: "Ask", href }] },
      ],
    },
  );

  return data.documentId;
};

/** Opens the button of the page, and returns the field of its address. */
const openButton = async (page: Page, documentId: string) => {
  await openPanel(page, `/content-manager/collection-types/${pages}/${documentId}`);
  await page.getByRole("button", { name: /^Hero/ }).last().click();
  await page.getByRole("button", { name: /^Ask/ }).last().click();

  return page.getByRole("combobox", { name: "Address" });
};

test("a button leads to a page that is chosen by its title, or to an address", async ({ page }) => {
  const documentId = await createPage("/contact-us/");
  const address = await openButton(page, documentId);
  const savedAddress = async () => {
    await saveRecord(page);
    const { data } = await callPanel<Saved>(
      "GET",
      `content-manager/collection-types/${pages}/${documentId}`,
    );

    return data.sections[0]?.actions[0]?.href;
  };
  await expect(address).toHaveValue("Contact us");
  await expect(address).toHaveAccessibleDescription(/at \/contact-us\/$/);

  const label = page.getByRole("textbox", { name: "Label" });
  await expect(label).toHaveAccessibleDescription(/^At most 40 characters/);

  await address.fill("privacy");
  const listed = page.getByRole("listbox", { name: "Pages" });
  await expect(listed.getByRole("option", { name: "Privacy policy" })).toBeVisible();
  await expectAccessible(page, { within: '[role="listbox"]' });
  await address.press("ArrowDown");
  await address.press("Enter");
  await expect(address).toHaveValue("Privacy policy");
  await expect(listed).toBeHidden();
  expect(await savedAddress()).toBe("/privacy-policy/");

  await address.fill("/contact-as/");
  await page.getByRole("button", { name: /^Use “Contact us”/ }).click();
  await expect(address).toHaveValue("Contact us");

  await address.fill("www.example.com/a");
  await address.press("Tab");
  await expect(address).toHaveValue("https://www.example.com/a");
  expect(await savedAddress()).toBe("https://www.example.com/a");

  // A click on Save completes what is typed, like any other way out of the field.
  await address.fill("privacy pol");
  expect(await savedAddress()).toBe("/privacy-policy/");
  await address.fill("/");
  expect(await savedAddress()).toBe("/");
});

test("a half-typed title is completed by Enter, and saves nothing", async ({ page }) => {
  const address = await openButton(page, await createPage("/contact-us/"));
  await address.fill("privacy pol");
  await address.press("Enter");
  await expect(address).toHaveValue("Privacy policy");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();

  await address.fill("#contact-form");
  await address.press("Enter");
  await expect(address).toHaveValue("#contact-form");
});
