import { getConsent } from "./consent-store";
import { isAllowed } from "./vendors";

/**
 * Tells the tag manager that a form was sent, if the visitor allows statistics: its name and the page,
 * nothing of what was written.
 *
 * @param form name of the form, such as `contact`, or `form-<slug>` for one of an editor.
 */
export const reportFormSent = (form: string): void => {
  const { choice } = getConsent();
  if (!choice || !isAllowed("tagManager", choice)) return;

  (window.dataLayer ??= []).push({ event: "form_sent", form, page: window.location.pathname });
};
