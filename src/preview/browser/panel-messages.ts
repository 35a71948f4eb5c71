import type { PageMessage, PanelMessage } from "../../../common/preview-messages";

/** What the page does with each message of the panel around it. */
export type Handlers = {
  [Type in PanelMessage["type"]]: (message: Extract<PanelMessage, { type: Type }>) => void;
};

/**
 * Connects the page to the panel around its frame.
 *
 * @param panel origin of the panel.
 * @returns sends a message to the panel.
 */
export const connectPanel = (panel: string, handlers: Handlers) => {
  window.addEventListener("message", (event: MessageEvent<PanelMessage>) => {
    if (event.origin !== panel || event.source !== window.parent) return;
    const handle = handlers[event.data.type] as ((message: PanelMessage) => void) | undefined;
    handle?.(event.data);
  });
  const tell = (message: PageMessage) => window.parent.postMessage(message, panel);
  tell({ type: "ready" });

  return tell;
};
