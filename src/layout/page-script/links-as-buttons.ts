/** Links that React makes buttons: see ../../components/DialogTrigger/DialogTrigger.tsx. */
const triggers = "a[data-replay-click]";

/** What screen readers say of them, as React does once it has hydrated the page. */
const attributes = { role: "button", "aria-haspopup": "dialog", "aria-expanded": "false" };

/** Presents links that open a dialog as buttons: a click on one is kept until React has loaded. */
export const showDialogTriggers = () => {
  for (const link of document.querySelectorAll(triggers)) {
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  }
};

/** Makes them links again: React cannot load, so they lead to their pages. */
export const restoreLinks = () => {
  for (const link of document.querySelectorAll(triggers)) {
    for (const name of Object.keys(attributes)) link.removeAttribute(name);
  }
};

/** The space bar clicks a button; on a link it would scroll the page. */
export const clickBySpace = (event: KeyboardEvent) => {
  if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLElement>(`${triggers}[role]`);
  if (!link) return;
  event.preventDefault();
  if (!event.repeat) link.click();
};
