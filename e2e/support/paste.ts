import type { Locator } from "@playwright/test";

/** Pastes HTML as another program copies it, without the machine's clipboard. */
export const paste = (target: Locator, html: string, text = ""): Promise<void> =>
  target.evaluate(
    (element, [pasted, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", pasted ?? "");
      clipboardData.setData("text/plain", plain ?? "");
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );
