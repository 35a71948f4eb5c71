import {
  formElement,
  listNamed,
  moveEnds,
  namesIn,
  openersIn,
  openPart,
  opensPart,
  until,
} from "./form-parts";

const controlOf = (scope: Element, path: string, label: string | undefined) => {
  // In the whole form: Strapi may draw the part of a new item again.
  const named = formElement().querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
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
 * @returns what has the focus; undefined if there is no such field.
 */
export const revealField = async (
  path: string,
  labelOf: (path: string) => string | undefined,
): Promise<HTMLElement | undefined> => {
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
  if (!shown) return undefined;
  const control = shown;
  // A part from its start: what it has comes below.
  const block = control.matches(opensPart) ? "start" : "center";
  control.scrollIntoView({ block });
  control.focus();
  await moveEnds();
  if (document.activeElement === control) control.scrollIntoView({ block });

  return control;
};
