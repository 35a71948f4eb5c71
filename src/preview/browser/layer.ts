const styles = `
  :host { position: absolute; inset: 0 auto auto 0; width: 100%; height: 0; z-index: 8999;
      font: calc(13px / var(--preview-scale, 1))/1.3 system-ui, sans-serif; }
  .frame { position: absolute; pointer-events: none; outline: 2px solid transparent;
      outline-offset: -2px; }
  .frame.active, .frame:focus-within { outline-color: #4945ff; }
  .frame > * { pointer-events: none; opacity: 0; }
  .frame.active > *, .frame:focus-within > * { pointer-events: auto; opacity: 1; }
  .tools, .add { z-index: 1; }
  .tools { position: absolute; top: 0; left: 0.62em; display: flex; transform: translateY(-50%);
      max-width: calc(100% - 14em); border-radius: 0.46em; overflow: hidden; background: #32324d;
      box-shadow: 0 2px 8px rgb(0 0 0 / 0.3); }
  .strip { position: absolute; left: 0; right: 0; display: flex; flex-wrap: wrap; gap: 0.62em;
      justify-content: center; transform: translateY(-50%); pointer-events: none; }
  .strip > .tools { position: static; transform: none; pointer-events: auto; opacity: 0.85; }
  .strip > .tools:is(:hover, :focus-within) { opacity: 1; }
  button { font: inherit; color: #fff; background: transparent; border: 0; margin: 0;
      min-height: 2.46em; padding: 0.31em 0.77em; cursor: pointer; text-align: start; }
  button:is(:hover, :focus-visible) { background: #4945ff; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
  button:disabled { color: #a5a5ba; background: transparent; cursor: default; }
  .name { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .add { position: absolute; right: 2em; transform: translateY(-50%); border-radius: 1.23em;
      background: #4945ff; white-space: nowrap; box-shadow: 0 2px 8px rgb(0 0 0 / 0.3); }
  .add:is(:hover, :focus-visible) { background: #271fe0; }
  .add.alone { position: static; transform: none; pointer-events: auto; }
  [role="menu"] { inset: auto; margin: 0; padding: 0.31em; border: 0; border-radius: 0.46em;
      min-width: 17.23em; max-height: 80vh; overflow: auto; background: #32324d;
      box-shadow: 0 4px 16px rgb(0 0 0 / 0.4); }
  [role="menu"] button { display: block; width: 100%; border-radius: 0.31em; }
  .field { position: absolute; z-index: 2; transform: translateY(-100%); padding: 0.15em 0.62em;
      border-radius: 0.31em; background: #4945ff; color: #fff; white-space: nowrap; }
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media print { :host { display: none; } }
`;

let root: ShadowRoot | undefined;

/** What the preview draws above the page: outside of its styles, and of what React renders. */
export const layer = (): ShadowRoot => {
  if (root?.host.isConnected) return root;
  const host = document.createElement("preview-tools");
  root ??= host.attachShadow({ mode: "open" });
  if (root.host === host) {
    const style = document.createElement("style");
    style.textContent = styles;
    root.append(style);
  }
  // First, so that the Tab key reaches the tools before all links of the page.
  document.body.prepend(root.host);

  return root;
};

/** Keeps what is drawn as large as the panel's controls. @param scale of the page in the panel. */
export const setScale = (scale: number) => {
  document.documentElement.style.setProperty("--preview-scale", String(scale));
};

/** Where an element is in the page, in CSS pixels. */
export const placeOf = (element: Element) => {
  const { top, left, width, height } = element.getBoundingClientRect();

  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
};
