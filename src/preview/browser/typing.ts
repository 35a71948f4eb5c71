import { elementsOf, setWords } from "./marks";

type Change = { field: string; value: unknown; type: string };
/** What the panel's preview sends to the page in its frame. */
type Message =
  | { type: "strapiScript"; payload: { script: string } }
  | { type: "strapiFieldChange"; payload: Change };

let newest = 0;

const showRichText = async (elements: readonly Element[], text: string) => {
  newest += 1;
  const mine = newest;
  const response = await fetch("/__html", { method: "POST", body: text });
  const html = await response.text();
  // An older answer may come last.
  if (response.ok && mine === newest) elements.forEach((element) => (element.innerHTML = html));
};

/** Shows what somebody is typing. @returns whether the field is one of words. */
const show = ({ field, value, type }: Change) => {
  const words = value ?? "";
  if (typeof words !== "string") return false;

  const elements = elementsOf(field);
  if (type === "richtext") {
    if (elements.length > 0) void showRichText(elements, words);
  } else {
    elements.forEach((element) => setWords(element, words));
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
 * Lets the panel edit in the page: takes its script, and shows what is typed there. The
 * script's own way would replace everything that is in an element.
 *
 * @param panel the panel's origin.
 */
export const listenToPanel = (panel: string) => {
  // Its script would load the package that reads marks from another host.
  Object.assign(window, { STRAPI_DISABLE_STEGA_DECODING: true });
  window.addEventListener("message", (event: MessageEvent<Message>) => {
    if (event.origin !== panel || event.source !== window.parent) return;
    if (event.data.type === "strapiScript") run(event.data.payload.script);
    if (event.data.type === "strapiFieldChange" && show(event.data.payload)) {
      event.stopImmediatePropagation();
    }
  });
  window.parent.postMessage({ type: "previewReady" }, panel);
};
