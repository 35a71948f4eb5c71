const label = "Country code";

const set = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Labels the open list and marks the highlighted option as selected. */
const fixList = (list: HTMLElement, id: string) => {
  set(list, "aria-label", label);
  for (const option of list.querySelectorAll('[role="option"]')) {
    const highlighted = option.classList.contains("highlight");
    set(option, "id", `${id}-${option.getAttribute("data-country-code")}`);
    set(option, "tabindex", "-1");
    set(option, "aria-selected", String(highlighted));
    if (highlighted) set(list, "aria-activedescendant", option.id);
  }
};

// The package moves the caret behind the code too late: it drops digits typed before that.
const moveCaret = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement && target.selectionStart === 0) {
    target.setSelectionRange(target.value.length, target.value.length);
  }
};

/**
 * Makes the package's country list accessible: its flag button has no name (WCAG 4.1.2) and ignores
 * the space bar; its list has no name, does not announce the highlighted country, adds 240 tab stops
 * and loses the focus when Escape closes it (WCAG 2.1.1, 2.4.3).
 *
 * @returns a cleanup function.
 */
export const fixCountryList = (root: HTMLElement, id: string): (() => void) => {
  const button = root.querySelector<HTMLElement>(".selected-flag");
  if (!button) return () => undefined;
  let open = false;

  const fix = () => {
    const country = button.getAttribute("title")?.split(":")[0];
    set(button, "aria-label", country ? `${label}: ${country}` : label);
    const list = root.querySelector<HTMLElement>(".country-list");
    set(button, "aria-expanded", String(Boolean(list)));
    if (list) fixList(list, id);
    if (open && !list && document.activeElement === document.body) button.focus();
    open = Boolean(list);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.target !== button || ![" ", "ArrowDown"].includes(event.key) || open) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  };

  const observer = new MutationObserver(fix);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "title", "aria-expanded"],
  });
  root.addEventListener("keydown", openByKey, true);
  root.addEventListener("focusin", moveCaret);
  fix();

  return () => {
    observer.disconnect();
    root.removeEventListener("keydown", openByKey, true);
    root.removeEventListener("focusin", moveCaret);
  };
};
