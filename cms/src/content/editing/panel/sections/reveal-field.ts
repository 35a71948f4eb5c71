import { formElement, openersIn, openPart, opensPart, until } from "./form-parts";

const namesIn = (scope: Element, label: string) =>
  [...scope.querySelectorAll<HTMLElement>("label, span, p")].filter(({ textContent }) =>
    (textContent ?? "").trim().startsWith(label),
  );

/** The smallest part of the form with the name of a list and its buttons; else all of it. */
const listNamed = (scope: Element, label: string | undefined): Element => {
  for (const name of label ? namesIn(scope, label) : []) {
    for (let box = name.parentElement; box && scope.contains(box); box = box.parentElement) {
      if (box.querySelector(opensPart)) return box;
    }
  }

  return scope;
};

const controlOf = (scope: Element, path: string, label: string | undefined) => {
  const named = scope.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  if (named) return named;
  const labels = (label ? namesIn(scope, label) : []).filter((one) => one.matches("label[for]"));
  const [control] = labels.flatMap(
    (one) => document.getElementById(one.getAttribute("for") ?? "") ?? [],
  );
  // The label of pictures is for their list, which cannot have the focus.
  const isFocusable = !control || control.tabIndex >= 0;

  return isFocusable ? control : (control.querySelector<HTMLElement>("button") ?? control);
};

/**
 * Shows a field of Strapi's form and focuses it; opens the sections and parts that it is in.
 *
 * @param path such as `sections.2.cards.0.title`, or `sections.2` for a section.
 * @param labelOf the label of a field or list, by its path.
 */
export const revealField = async (
  path: string,
  labelOf: (path: string) => string | undefined,
): Promise<void> => {
  let scope = formElement();
  let shown: HTMLElement | undefined;
  const names = path.split(".");
  for (const [index, name] of names.entries()) {
    const own = names.slice(0, index + 1).join(".");
    if (/^\d+$/.test(name)) {
      const list = listNamed(scope, labelOf(names.slice(0, index).join(".")));
      shown = await until(() => openersIn(list)[Number(name)]);
      if (!shown) break;
      scope = (await openPart(shown)) ?? scope;
    } else if (index === names.length - 1) {
      const within = scope;
      shown = (await until(() => controlOf(within, own, labelOf(own)))) ?? shown;
    }
  }
  // A section from its start: what it has comes below.
  shown?.scrollIntoView({ block: shown.matches(opensPart) ? "start" : "center" });
  shown?.focus();
};
