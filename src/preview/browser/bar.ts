import type { PageStatus } from "../data/status";

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: 9000; pointer-events: none; }
  p { display: table; max-width: 60rem; margin: 0 auto 0.75rem; padding: 0.5rem 1rem;
      border-radius: 0.5rem; background: #32324d; color: #fff;
      font: 0.875rem/1.4 system-ui, sans-serif; pointer-events: auto; }
  a { color: inherit; }
`;

const messageFor = (missing: readonly string[]) =>
  `Before this page can be published, complete or correct: ${missing.join(", ")}.`;

/** A link at the end of the bar. */
type BarLink = { label: string; href: string };

let ownPath: string | undefined;
let bar: HTMLElement | undefined;
let shown: string | undefined;
let changes = 0;

/** Shows a bar with a message in place of the last one; without a message, none. */
export const showMessage = (message: string | undefined, link?: BarLink) => {
  // A screen reader would read the same sentence again.
  if (message === shown && bar?.isConnected !== false) return;
  shown = message;
  bar?.remove();
  bar = undefined;
  if (message === undefined) return;

  bar = document.createElement("preview-bar");
  const root = bar.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = message;
  if (link) {
    const { label, href } = link;
    line.append(" ", Object.assign(document.createElement("a"), { href, textContent: label }));
  }
  root.append(style, line);
  document.body.append(bar);
};

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
  showMessage(missing.length > 0 ? messageFor(missing) : undefined);
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
