import { contactFormId } from "../../../common/catalogue/paths";

const messageIn = (section: HTMLElement) =>
  section.querySelector<HTMLTextAreaElement>('textarea[name="message"]');

const focusField = (field: HTMLTextAreaElement) => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: "center" });
};

/**
 * Scrolls to the page's contact form and focuses the message. If the form is still loading, focus
 * follows when it has loaded, unless the visitor interacts meanwhile.
 */
export const focusContactMessage = (): void => {
  const section = document.getElementById(contactFormId);
  if (!section) return;
  const field = messageIn(section);
  if (field) return focusField(field);

  section.scrollIntoView();
  const controller = new AbortController();
  const observer = new MutationObserver(() => {
    const loadedField = messageIn(section);
    if (!loadedField) return;
    controller.abort();
    focusField(loadedField);
  });
  controller.signal.addEventListener("abort", () => observer.disconnect());
  for (const eventType of ["pointerdown", "keydown"]) {
    window.addEventListener(eventType, () => controller.abort(), { signal: controller.signal });
  }
  observer.observe(section, { childList: true, subtree: true });
};
