import { useEffect } from "react";

/** A text of one line. */
const isLine = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.closest("main form") !== null;

/** Keeps Enter in a text of one line from saving the record: browsers press the form's first button. */
export const EnterKey = () => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey } = event;
      // After Strapi's own listeners, which would not act on an event that is prevented.
      if (key === "Enter" && !ctrlKey && !metaKey && isLine(target)) event.preventDefault();
    };
    window.addEventListener("keydown", press);

    return () => window.removeEventListener("keydown", press);
  }, []);

  return null;
};
