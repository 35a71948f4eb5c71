import type { SectionAction, SectionMenu } from "../../../common/preview-messages";

/** A button of the tools. */
export const button = (label: string, className: string, onClick: () => void) => {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = label;
  element.addEventListener("click", onClick);

  return element;
};

/** A part of the tools. */
export const box = (className: string) => {
  const element = document.createElement("div");
  element.className = className;

  return element;
};

/** Moves the focus among the entries of a menu. */
const moveFocus = (menu: HTMLElement, event: KeyboardEvent) => {
  const entries = [...menu.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = entries.indexOf(event.target as HTMLElement);
  const to = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
};

let menus = 0;

/** A button with the name of a section, and its menu. */
export const createMenu = (
  name: string,
  { choices }: SectionMenu,
  choose: (one: SectionAction) => void,
) => {
  menus += 1;
  const menu = box("");
  menu.id = `section-menu-${menus}`;
  menu.popover = "auto";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", name);
  const opener = button(name, "name", () => undefined);
  opener.setAttribute("aria-haspopup", "menu");
  opener.setAttribute("aria-expanded", "false");
  opener.popoverTargetElement = menu;
  for (const { action, label, isDisabled = false } of choices) {
    const entry = button(label, "", () => {
      menu.hidePopover();
      choose(action);
    });
    entry.setAttribute("role", "menuitem");
    entry.tabIndex = -1;
    entry.disabled = isDisabled;
    menu.append(entry);
  }
  menu.addEventListener("keydown", (event) => moveFocus(menu, event));
  menu.addEventListener("beforetoggle", ({ newState }) => {
    // The browser gives the focus back to nothing in a shadow root.
    if (newState === "closed" && menu.matches(":focus-within")) opener.focus();
  });
  menu.addEventListener("toggle", ({ newState }) => {
    const isOpen = newState === "open";
    opener.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    const { bottom, left } = opener.getBoundingClientRect();
    menu.style.left = `${Math.max(0, Math.min(left, innerWidth - menu.offsetWidth))}px`;
    menu.style.top = `${Math.max(0, Math.min(bottom + 4, innerHeight - menu.offsetHeight))}px`;
    menu.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  });

  return [opener, menu];
};
