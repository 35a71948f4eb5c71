import { contactFormId } from "../../catalogue/paths";

const messageIn = (band: HTMLElement) =>
  band.querySelector<HTMLTextAreaElement>('textarea[name="message"]');

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
  const band = document.getElementById(contactFormId);
  if (!band) return;
  const field = messageIn(band);
  if (field) return focusField(field);

  band.scrollIntoView();
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    const arrived = messageIn(band);
    if (!arrived) return;
    waiting.abort();
    focusField(arrived);
  });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const act of ["pointerdown", "keydown"]) {
    window.addEventListener(act, () => waiting.abort(), { signal: waiting.signal });
  }
  observer.observe(band, { childList: true, subtree: true });
};
