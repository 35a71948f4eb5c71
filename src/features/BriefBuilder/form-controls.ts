import type { Answers } from "./answers";

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

const isControlDirty = (control: Control) => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }

  return control.type === "text"
    ? control.value !== control.defaultValue
    : control.checked !== control.defaultChecked;
};

/** True if the visitor, or the browser after a reload, has changed the prerendered form. */
export const isDirty = (form: HTMLFormElement) => controlsOf(form).some(isControlDirty);

/** Restores stored answers to a form, except for controls that were changed since. */
export const restoreAnswers = (form: HTMLFormElement, answers: Answers) => {
  const values: Record<string, unknown> = { ...answers, ...answers.people };
  const controls = controlsOf(form);
  // Checking a radio button unchecks another, so the whole group is dirty.
  const dirty = controls
    .filter((control) => isControlDirty(control))
    .map((control) => (control.type === "radio" ? control.name : control));

  for (const control of controls) {
    if (dirty.includes(control) || dirty.includes(control.name)) continue;
    if (control.type === "checkbox" && control instanceof HTMLInputElement) {
      control.checked = answers.technologies.some((slug) => slug === control.value);
    } else if (control.type === "radio" && control instanceof HTMLInputElement) {
      control.checked = values[control.name] === control.value;
    } else if (control.name) control.value = String(values[control.name]);
  }
};
