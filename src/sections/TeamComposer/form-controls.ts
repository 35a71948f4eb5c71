import type { Answers } from "./answers";

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

const isTouched = (control: Control) => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }

  return control.type === "text"
    ? control.value !== control.defaultValue
    : control.checked !== control.defaultChecked;
};

/** Whether somebody, or the browser after a reload, has changed anything in a form as it was built. */
export const isChanged = (form: HTMLFormElement) => controlsOf(form).some(isTouched);

/** Gives the controls of a form the answers that were stored, apart from what was changed in it since. */
export const restoreAnswers = (form: HTMLFormElement, answers: Answers) => {
  const values: Record<string, unknown> = { ...answers, ...answers.people };
  const controls = controlsOf(form);
  // Of radio buttons, one that was chosen changes another.
  const touched = controls
    .filter((control) => isTouched(control))
    .map((control) => (control.type === "radio" ? control.name : control));

  for (const control of controls) {
    if (touched.includes(control) || touched.includes(control.name)) continue;
    if (control.type === "checkbox" && control instanceof HTMLInputElement) {
      control.checked = answers.technologies.some((slug) => slug === control.value);
    } else if (control.type === "radio" && control instanceof HTMLInputElement) {
      control.checked = values[control.name] === control.value;
    } else if (control.name) control.value = String(values[control.name]);
  }
};
