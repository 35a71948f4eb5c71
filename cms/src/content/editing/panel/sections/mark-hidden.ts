import { formElement, listNamed, openersIn } from "./form-parts";
import type { Zone } from "./list-sections";

/** A list of sections by its label, with what is hidden in it, by place. */
type Marks = { label: string; hidden: boolean[] };

/** Which sections are hidden from the website. */
export const marksOf = (zones: readonly Zone[]): Marks[] =>
  zones.map(({ label, sections }) => ({
    label,
    hidden: sections.map((section) => section.hidden === true),
  }));

/** Marks the hidden sections of Strapi's form, for FormStyles.tsx. */
export const markHidden = (marks: readonly Marks[]) => {
  for (const { label, hidden } of marks) {
    const openers = openersIn(listNamed(formElement(), label));
    for (const [at, opener] of openers.entries()) {
      opener.toggleAttribute("data-hidden", hidden[at] === true);
    }
  }
};
