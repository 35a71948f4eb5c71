import type { BlockingField, PageStatus } from "../data/status";

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: 9000; pointer-events: none; }
  [role="status"] { display: table; max-width: 68em; margin: 0 auto 0.86em; padding: 0.57em 1.14em;
      border-radius: 0.57em; background: #32324d; color: #fff;
      font: calc(14px / var(--preview-scale, 1))/1.4 system-ui, sans-serif; pointer-events: auto; }
  ul { margin: 0; padding-inline-start: 1.4em; }
  a, button { color: inherit; text-decoration: underline; }
  button { display: block; min-height: 1.72em; border: 0; padding: 0; background: none; font: inherit;
      text-align: start; cursor: pointer; }
  :is(a, button):hover { text-decoration-thickness: 2px; }
  :is(a, button):focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`;

/** More would cover the page. */
const maxFields = 3;

/** A link at the end of the bar. */
type BarLink = { label: string; href: string };

let ownPath: string | undefined;
let bar: HTMLElement | undefined;
let shown: string | undefined;
let changes = 0;
let openField: ((field: BlockingField) => void) | undefined;

/** Makes the fields of the bar buttons. @param open opens a field. */
export const openFieldsOfBar = (open: (field: BlockingField) => void) => {
  openField = open;
};

const showBox = (words: string, content: () => (string | Node)[]) => {
  // A screen reader would read the same sentence again.
  if (words === shown && bar?.isConnected !== false) return;
  shown = words;
  bar?.remove();
  bar = document.createElement("preview-bar");
  const root = bar.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const box = document.createElement("div");
  box.setAttribute("role", "status");
  box.append(...content());
  root.append(style, box);
  document.body.append(bar);
};

const hide = () => {
  shown = undefined;
  bar?.remove();
  bar = undefined;
};

/** Shows a bar with a message in place of the last one. */
export const showMessage = (message: string, link?: BarLink) =>
  showBox(message, () => {
    if (!link) return [message];
    const { label, href } = link;

    return [message, " ", Object.assign(document.createElement("a"), { href, textContent: label })];
  });

const itemFor = (field: BlockingField) => {
  const item = document.createElement("li");
  const open = openField;
  if (open) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = field.words;
    button.addEventListener("click", () => open(field));
    item.append(button);
  } else item.textContent = field.words;

  return item;
};

const showFields = (fields: readonly BlockingField[]) =>
  showBox(fields.map(({ words }) => words).join("\n"), () => {
    const list = document.createElement("ul");
    list.append(...fields.slice(0, maxFields).map(itemFor));
    const more = fields.length - maxFields;

    return ["Before this page can be published:", list, ...(more > 0 ? [`And ${more} more.`] : [])];
  });

/** Makes the bar of every other page than this one lead back to it. */
export const setOwnPath = (path: string | undefined) => {
  ownPath = path;
};

/** @returns true on another page than the one that the panel has opened: its record is not the open one. */
const showWayBack = () => {
  if (ownPath === undefined || ownPath === location.pathname) return false;
  showMessage("You have left the page that you edit.", { label: "Go back to it", href: ownPath });

  return true;
};

/** The URL of what prevents publishing the saved page at a path. */
export const statusUrl = (path: string) => `/__status?path=${encodeURIComponent(path)}`;

/** Shows a bar with the fields that prevent publishing; without any, none. */
export const showMissing = ({ blockingFields: missing }: PageStatus) => {
  changes += 1;
  if (showWayBack()) return;
  if (missing.length > 0) showFields(missing);
  else hide();
};

/** Says that the page is not as its form, or as it is saved: its session is over, or the server is not there. */
export const showFailure = () => {
  changes += 1;
  showMessage("The page cannot show your changes. Close the preview and open it again.");
};

/** Shows a bar with the fields that prevent publishing the page as it is saved. */
export const showBar = async (path: string) => {
  if (showWayBack()) return;
  const before = changes;
  const response = await fetch(statusUrl(path)).catch(() => undefined);
  if (!response?.ok) return;
  const status = (await response.json()) as PageStatus;
  // What is typed in the form may have been told meanwhile.
  if (changes === before) showMissing(status);
};
