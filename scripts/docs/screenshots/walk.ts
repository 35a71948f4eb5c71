import { join } from "node:path";

import { Failure } from "../../support/failure.mjs";

import { captureRegion } from "./picture.ts";
import { labelPattern, readLabels } from "./screen.ts";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {ReturnType<typeof startWalk>} Walk */

const roles = /** @type {const} */ ["button", "link", "tab", "menuitem", "option", "combobox"];

/**
 * Walks through the panel as docs/editing.md tells its readers to: by labels alone. It notes
 * every word on the screens it passes, and fails when there is no control of that name.
 *
 * @param {Page} page
 * @param {{ task: string, folder: string }} options `folder` takes the pictures.
 */
export const startWalk = (page, { task, folder }) => {
  /** @type {Set<string>} */
  const words = new Set();
  const recordLabels = async () => {
    for (const text of await readLabels(page)) words.add(text);
  };

  /** @param {Locator} locator @param {string} name */
  const find = async (locator, name) => {
    const found = locator.filter({ visible: true }).first();
    try {
      await found.waitFor();
    } catch {
      throw new Failure(
        `“${task}” needs “${name}”, which the panel does not show: correct docs/editing.md and scripts/docs/screenshots/tasks.`,
      );
    }
    await recordLabels();

    return found;
  };

  /** What can be pressed by this name. @param {string} name @param {Page | Locator} [within] */
  const control = (name, within = page) =>
    find(
      roles
        .map((role) => within.getByRole(role, { name, exact: true }))
        .reduce((one, other) => one.or(other)),
      name,
    );
  /** The field of this label. @param {string} label @param {Page | Locator} [within] */
  const field = (label, within = page) =>
    find(
      within
        .getByLabel(labelPattern(label))
        .or(within.getByRole("combobox", { name: label, exact: true })),
      label,
    );

  return {
    page,
    words,
    recordLabels,
    control,
    field,

    /** @param {string} name @param {Page | Locator} [within] */
    press: async (name, within) => (await control(name, within)).click(),

    /** Opens a page or a collection of the content. @param {string} name */
    open: async (name) => {
      await (await control("Content")).click();
      const list = page.getByRole("navigation").filter({ hasText: "Collections" });
      await (await control(name, list)).click();
    },

    /** @param {string} label @param {string} text @param {Page | Locator} [within] */
    fill: async (label, text, within) => (await field(label, within)).fill(text),

    /** Picks from a list. @param {string} label @param {string | RegExp} option */
    choose: async (label, option) => {
      await (await field(label)).click();
      await (await find(page.getByRole("option", { name: option }), String(option))).click();
    },

    /** Waits for words. @param {string | RegExp} text */
    wait: (text) => find(page.getByText(text), String(text)),

    /** @param {string} name of the picture. @param {{ of: Locator[], mark?: Locator[] }} what */
    picture: async (name, what) => {
      await recordLabels();
      await captureRegion(page, join(folder, `${name}.webp`), what);
    },
  };
};
