import { formElement, listNamed, openersIn } from "./form-parts";
import type { Zone } from "./list-sections";

/** Marks the sections of Strapi's form that are hidden from the website, for FormStyles.tsx. */
export const markHidden = (zones: readonly Zone[]) => {
  for (const { label, sections } of zones) {
    const openers = openersIn(listNamed(formElement(), label));
    for (const [at, opener] of openers.entries()) {
      opener.toggleAttribute("data-hidden", sections[at]?.hidden === true);
    }
  }
};
