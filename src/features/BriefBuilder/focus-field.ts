/**
 * Scrolls to a field and focuses it, at the end of its text.
 *
 * @param id of the element that contains the field.
 */
export const focusField = (id: string, selector: string): void => {
  const field = document.getElementById(id)?.querySelector<HTMLElement>(selector);
  if (!field) return;
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement)
    field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: "center" });
};
