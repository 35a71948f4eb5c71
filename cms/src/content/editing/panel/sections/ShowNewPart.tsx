import { useEffect } from "react";

import { formElement, opensPart, until } from "./form-parts";

const openers = () => [...formElement().querySelectorAll<HTMLElement>(opensPart)];

/**
 * Shows a section or an item from its start when a button of the form has added it: browsers keep the
 * button in its place, so only the end would be in view.
 */
export const ShowNewPart = () => {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest("main form button") : null;
      if (!pressed || pressed.matches(opensPart)) return;
      const before = new Set(openers());
      void until(() => {
        const now = openers();
        // After a save, all of them are new.
        if (before.size > 0 && !now.some((one) => before.has(one))) return undefined;

        return now.find((one) => !before.has(one) && one.getAttribute("aria-expanded") === "true");
      }).then((added) => added?.closest("h3")?.scrollIntoView({ block: "center" }));
    };
    // Before Strapi adds it.
    document.addEventListener("click", click, { capture: true });

    return () => document.removeEventListener("click", click, { capture: true });
  }, []);

  return null;
};
