import type { PageStatus } from "../data/status";

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: 9000; pointer-events: none; }
  p { display: table; max-width: 60rem; margin: 0 auto 0.75rem; padding: 0.5rem 1rem;
      border-radius: 0.5rem; background: #32324d; color: #fff;
      font: 0.875rem/1.4 system-ui, sans-serif; pointer-events: auto; }
`;

const messageFor = (missing: readonly string[]) =>
  `Before this page can be published, complete or correct: ${missing.join(", ")}.`;

let bar: HTMLElement | undefined;

/** Shows a bar with a message in place of the last one; without a message, none. */
export const showMessage = (message: string | undefined) => {
  bar?.remove();
  if (message === undefined) return;

  bar = document.createElement("preview-bar");
  const root = bar.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = message;
  root.append(style, line);
  document.body.append(bar);
};

/** The URL of what prevents publishing the saved page at a path. */
export const statusUrl = (path: string) => `/__status?path=${encodeURIComponent(path)}`;

/** Shows a bar with the fields that prevent publishing; without any, none. */
export const showMissing = ({ blockingFields: missing }: PageStatus) =>
  showMessage(missing.length > 0 ? messageFor(missing) : undefined);

/** Shows a bar with the fields that prevent publishing the page as it is saved. */
export const showBar = async (path: string) => {
  const response = await fetch(statusUrl(path));
  showMissing((await response.json()) as PageStatus);
};
