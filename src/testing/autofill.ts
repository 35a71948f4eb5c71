import { act } from "@testing-library/react";

/**
 * Fills in a control like a browser or a password manager: sets the whole value past React, which
 * replaces the property of its elements, and sends the events.
 */
export const autofill = (
  control: Element,
  text: string,
  events: readonly string[] = ["input", "change"],
): void => {
  const prototype: unknown = Object.getPrototypeOf(control);
  const property = Object.getOwnPropertyDescriptor(prototype, "value");

  act(() => {
    property?.set?.call(control, text);
    for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
};
