/** The control's value if it differs from the one in the page's HTML. */
const changedValue = (control: Element) => {
  if (control instanceof HTMLSelectElement) {
    return control.selectedOptions[0]?.defaultSelected ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  if (control instanceof HTMLInputElement && control.type === "radio") {
    return control.checked && !control.defaultChecked ? control.value : undefined;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;

  return control.value === control.defaultValue ? undefined : control.value;
};

/**
 * What a visitor has entered in a prerendered form before hydration, by the names of its controls.
 *
 * @param name of the form.
 */
export const typedValues = (name: string): Record<string, string | boolean> => {
  const form = typeof document === "undefined" ? null : document.forms.namedItem(name);

  return Object.fromEntries(
    [...(form?.elements ?? [])].flatMap((control) => {
      const value = changedValue(control);

      return value === undefined ? [] : [[control.getAttribute("name") ?? "", value]];
    }),
  );
};
