import { contactFormId } from "../../catalogue/paths";

const messageIn = (band: HTMLElement) =>
  band.querySelector<HTMLTextAreaElement>('textarea[name="message"]');

const enter = (field: HTMLTextAreaElement) => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: "center" });
};

/**
 * Brings the visitor to the message of the page's contact form. The form's code may still be on its
 * way: the focus follows once it is there, unless the visitor does something else meanwhile.
 */
export const goToMessage = (): void => {
  const band = document.getElementById(contactFormId);
  if (!band) return;
  const field = messageIn(band);
  if (field) return enter(field);

  band.scrollIntoView();
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    const arrived = messageIn(band);
    if (!arrived) return;
    waiting.abort();
    enter(arrived);
  });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const act of ["pointerdown", "keydown"]) {
    window.addEventListener(act, () => waiting.abort(), { signal: waiting.signal });
  }
  observer.observe(band, { childList: true, subtree: true });
};
