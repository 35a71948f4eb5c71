const dialog = "[role='dialog'], [role='alertdialog']";
/** What is gone when a dialog that was opened from it closes. */
const passing = `${dialog}, [role='menu'], [role='listbox']`;

const isDialog = (node: Node) =>
  node instanceof Element && (node.matches(dialog) || node.querySelector(dialog) !== null);

/**
 * Gives the focus back to what had it before a dialog. Strapi gives it to the dialog's own button: a dialog
 * that a menu, a list, a key or the page in the preview opens has none, and would leave it nowhere.
 */
export const returnFocus = (page: Document): void => {
  let last: HTMLElement | undefined;
  /** The page of the panel that it is in. */
  let path: string | undefined;
  const remember = (focused: EventTarget | null) => {
    if (!(focused instanceof HTMLElement)) return;
    // The mouse does not focus the button of a menu.
    const menu = focused.closest("[role='menu']");
    const target = page.getElementById(menu?.getAttribute("aria-labelledby") ?? "") ?? focused;
    if (target.closest(passing)) return;
    // A closing menu focuses its button behind the dialog that it has opened.
    if (page.querySelector(dialog)) return;
    last = target;
    path = page.location.pathname;
  };
  const giveBack = () => {
    const isElsewhere = page.activeElement !== page.body || page.location.pathname !== path;
    if (isElsewhere || page.querySelector(dialog)) return;
    const name = last?.getAttribute("name");
    // Strapi may have rendered the field again.
    const again = name ? page.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) : null;
    (last?.isConnected ? last : again)?.focus({ preventScroll: true });
  };
  page.addEventListener("focusin", ({ target }) => remember(target));
  page.defaultView?.addEventListener("blur", () => {
    // No event of its own says that a frame has the focus.
    if (page.activeElement instanceof HTMLIFrameElement) remember(page.activeElement);
  });
  new MutationObserver((changes) => {
    // After the dialog's own button, and what an action of the dialog focuses.
    if (changes.some(({ removedNodes }) => [...removedNodes].some(isDialog))) setTimeout(giveBack);
  }).observe(page.body, { childList: true });
};
