import type { PageStatus } from "../status";

const look = `
  :host { position: fixed; inset: auto 0 0; z-index: 9000; pointer-events: none; }
  p { display: table; max-width: 60rem; margin: 0 auto 0.75rem; padding: 0.5rem 1rem;
      border-radius: 0.5rem; background: #32324d; color: #fff;
      font: 0.875rem/1.4 system-ui, sans-serif; pointer-events: auto; }
`;

const sentence = (missing: readonly string[]) =>
  `Before this page can be published, complete or correct: ${missing.join(", ")}.`;

let bar: HTMLElement | undefined;

/** Says on the page which fields keep its record from being published. */
export const showBar = async (path: string) => {
  const response = await fetch(`/__status?path=${encodeURIComponent(path)}`);
  const { missing } = (await response.json()) as PageStatus;
  bar?.remove();
  if (missing.length === 0) return;

  bar = document.createElement("preview-bar");
  const root = bar.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = look;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = sentence(missing);
  root.append(style, line);
  document.body.append(bar);
};
