const focusField = (field: HTMLElement) => {
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement)
    field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: "center" });
};

/**
 * Scrolls to a lazy-loaded form and focuses its field. If the form is still loading, focus follows
 * when it has loaded, unless the visitor interacts meanwhile.
 *
 * @param id of the element that contains the form.
 */
export const focusWhenLoaded = (id: string, selector: string): void => {
  const container = document.getElementById(id);
  if (!container) return;
  const field = container.querySelector<HTMLElement>(selector);
  if (field) return focusField(field);

  container.scrollIntoView();
  const controller = new AbortController();
  const observer = new MutationObserver(() => {
    const loadedField = container.querySelector<HTMLElement>(selector);
    if (!loadedField) return;
    controller.abort();
    focusField(loadedField);
  });
  controller.signal.addEventListener("abort", () => observer.disconnect());
  for (const eventType of ["pointerdown", "keydown"]) {
    window.addEventListener(eventType, () => controller.abort(), { signal: controller.signal });
  }
  observer.observe(container, { childList: true, subtree: true });
};
