import type { Overlap } from "./options";

/** The id of the form, which is once on a page. */
export const briefFormId = "brief";

const overlapOf = (minutes: number): Overlap => {
  if (minutes >= 8 * 60) return "day";

  return minutes >= 6 * 60 ? "six" : "four";
};

/**
 * Answers the brief builder's question about overlap, and scrolls to it. The event is the one of
 * typing, so the form's code, if it has loaded, updates and saves the brief.
 *
 * @param minutes of shared working hours.
 */
export const fillBrief = (minutes: number, city: string): void => {
  const form = document.querySelector<HTMLFormElement>(`#${briefFormId}`);
  const radio = form?.querySelector<HTMLInputElement>(
    `[name="overlap"][value="${overlapOf(minutes)}"]`,
  );
  const cityField = form?.querySelector<HTMLInputElement>('[name="city"]');
  if (!radio || !cityField) return;
  const folded = radio.closest("details");
  if (folded) folded.open = true;
  radio.checked = true;
  cityField.value = city;
  cityField.dispatchEvent(new Event("input", { bubbles: true }));
  radio.focus({ preventScroll: true });
  radio.scrollIntoView({ block: "center" });
};
