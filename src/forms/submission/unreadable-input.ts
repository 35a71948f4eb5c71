import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** True if a browser shows input that it cannot read, such as February 31: its value is empty. */
const isUnreadable = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement &&
  (control.validity.customError || (control.validity.badInput && control.value === ""));

const messageFor = ({ type }: HTMLInputElement) =>
  type === "date"
    ? "This date is incomplete or does not exist. Please enter day, month and year"
    : "This is incomplete or cannot be read. Please enter it again";

/** Adds an error for each control whose input the browser cannot read to those of the resolver. */
export const refuseUnreadable =
  <Values extends FieldValues>(resolver: Resolver<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const unreadable = Object.values<{ name: string; ref: unknown }>(options.fields).flatMap(
      ({ name, ref }) =>
        isUnreadable(ref) ? [[name, { type: "unreadable", message: messageFor(ref), ref }]] : [],
    );
    if (unreadable.length === 0) return result;

    return {
      values: {},
      errors: { ...result.errors, ...Object.fromEntries(unreadable) } as FieldErrors<Values>,
    };
  };

/** The controls of a prerendered form whose input the browser cannot read. */
export const unreadableControls = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter(isUnreadable);

/**
 * Keeps a control unreadable that lost its input in hydration: until it is edited or left, it would
 * count as left out.
 */
export const keepUnreadable = (control: HTMLInputElement): void => {
  control.setCustomValidity(messageFor(control));
  const forget = () => control.setCustomValidity("");
  control.addEventListener("input", forget, { once: true });
  control.addEventListener("blur", forget, { once: true });
};
