import { elementsForField, setText } from "./source-markers";

type FieldChange = { field: string; value: unknown; type: string };
/** Messages of the panel to the page in its frame. */
type Message =
  | { type: "strapiScript"; payload: { script: string } }
  | { type: "strapiFieldChange"; payload: FieldChange };

let latest = 0;

const showRichText = async (elements: readonly Element[], text: string) => {
  latest += 1;
  const own = latest;
  const response = await fetch("/__html", { method: "POST", body: text });
  const html = await response.text();
  // Responses may arrive out of order.
  if (response.ok && own === latest) elements.forEach((element) => (element.innerHTML = html));
};

/** Shows an edited text. @returns whether the value is text. */
const applyChange = ({ field, value, type }: FieldChange) => {
  const text = value ?? "";
  if (typeof text !== "string") return false;

  const elements = elementsForField(field);
  if (type === "richtext") {
    if (elements.length > 0) void showRichText(elements, text);
  } else {
    elements.forEach((element) => setText(element, text));
  }

  return true;
};

const run = (code: string) => {
  const script = document.createElement("script");
  script.textContent = code;
  script.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
  document.head.append(script);
};

/**
 * Runs the panel's script, but applies text changes itself: the script would replace whole
 * elements.
 *
 * @param panel origin of the panel.
 */
export const listenToPanel = (panel: string) => {
  // The script would load its decoder from another host.
  Object.assign(window, { STRAPI_DISABLE_STEGA_DECODING: true });
  window.addEventListener("message", (event: MessageEvent<Message>) => {
    if (event.origin !== panel || event.source !== window.parent) return;
    if (event.data.type === "strapiScript") run(event.data.payload.script);
    if (event.data.type === "strapiFieldChange" && applyChange(event.data.payload)) {
      event.stopImmediatePropagation();
    }
  });
  window.parent.postMessage({ type: "previewReady" }, panel);
};
