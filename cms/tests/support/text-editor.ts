import type * as Module from "../../src/content/text/panel/create-editor";

import { runInBrowser } from "./run-in-browser";

type Options = Parameters<(typeof Module)["createEditor"]>[0];

/**
 * Opens the editor of formatted texts, empty, in a simulated browser.
 *
 * @returns the editor, the browser's document, and a function that closes both.
 */
export const openTextEditor = async (listeners: Pick<Options, "onChange" | "onPaste">) => {
  const browser = runInBrowser<typeof Module>("src/content/text/panel/create-editor.ts");
  const root = browser.document.createElement("div");
  browser.document.body.append(root);
  const editor = await browser.exports.createEditor({
    root,
    attributes: {},
    text: "",
    isEditable: () => true,
    onUpdate: () => undefined,
    ...listeners,
  });
  const close = async () => {
    await editor.destroy();
    browser.close();
  };

  return { editor, document: browser.document, close };
};
