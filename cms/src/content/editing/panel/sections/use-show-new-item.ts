import { useEffect } from "react";

import { moveEnds, openersIn, openPart, until } from "./form-parts";

/** The buttons of Strapi's form that add to a list (panel/brand/translations). */
const labels = ["Add an item", "Nothing here yet. Press to fill this in."];

const controls = "input, textarea, select, button[role='combobox'], [contenteditable='true']";

const showLast = async (list: Element, before: number) => {
  const opener = await until(() => openersIn(list)[before]);
  if (!opener) return;
  const region = await openPart(opener);
  region?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  // A browser keeps the button in its place, so the item grows out of the window above it.
  opener.scrollIntoView({ block: "nearest" });
  await moveEnds();
  if (region?.contains(document.activeElement)) opener.scrollIntoView({ block: "nearest" });
};

/** Shows a new item of a list from its start, and lets somebody type in its first field. */
export const useShowNewItem = () => {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("main button") : null;
      const list = button?.parentElement;
      if (!list || !labels.includes(button.textContent?.trim() ?? "")) return;
      void showLast(list, openersIn(list).length);
    };
    // Before React, which adds the item.
    document.addEventListener("click", press, { capture: true });

    return () => document.removeEventListener("click", press, { capture: true });
  }, []);
};
