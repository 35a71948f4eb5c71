import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { OperatorError } from "../../../common/operator-error.ts";

import { captureRegion, type Region } from "./picture.ts";
import { labelPattern, readLabels } from "./labels.ts";

const roles = ["button", "link", "tab", "menuitem", "option", "combobox"] as const;

/**
 * Uses the panel by labels only, as the readers of docs/editing.md do. Records every text of the
 * screens, and fails if no control has the label.
 *
 * @param options.folder where the pictures are written.
 */
export const createPanelGuide = (
  page: Page,
  { task, folder }: { task: string; folder: string },
) => {
  const shownLabels = new Set<string>();
  const recordLabels = async () => {
    for (const text of await readLabels(page)) shownLabels.add(text);
  };

  const find = async (locator: Locator, name: string) => {
    const found = locator.filter({ visible: true }).first();
    try {
      await found.waitFor();
    } catch {
      throw new OperatorError(
        `“${task}” needs “${name}”, which the panel does not show: correct docs/editing.md and scripts/docs/screenshots/tasks.`,
      );
    }
    await recordLabels();

    return found;
  };

  const control = (name: string, within: Page | Locator = page) =>
    find(
      roles
        .map((role) => within.getByRole(role, { name, exact: true }))
        .reduce((one, other) => one.or(other)),
      name,
    );
  const field = (label: string, within: Page | Locator = page) =>
    find(
      within
        .getByLabel(labelPattern(label))
        .or(within.getByRole("combobox", { name: label, exact: true })),
      label,
    );

  return {
    page,
    shownLabels,
    recordLabels,
    control,
    field,

    press: async (name: string, within?: Page | Locator) => (await control(name, within)).click(),

    /** Opens a page or a collection of the content. */
    open: async (name: string) => {
      await (await control("Content")).click();
      const list = page.getByRole("navigation").filter({ hasText: "Collections" });
      await (await control(name, list)).click();
    },

    fill: async (label: string, text: string, within?: Page | Locator) =>
      (await field(label, within)).fill(text),

    /** Picks an option from a list. */
    choose: async (label: string, option: string | RegExp) => {
      await (await field(label)).click();
      await (await find(page.getByRole("option", { name: option }), String(option))).click();
    },

    /** Waits for an element with the text. */
    findText: (text: string | RegExp) => find(page.getByText(text), String(text)),

    screenshot: async (name: string, region: Region) => {
      await recordLabels();
      await captureRegion(page, join(folder, `${name}.webp`), region);
    },
  };
};

export type PanelGuide = ReturnType<typeof createPanelGuide>;
