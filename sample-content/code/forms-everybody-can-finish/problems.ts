type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// #region show-problems
/** Names what is wrong at each field and above the form, where the focus goes. */
export function showProblems(form: HTMLFormElement, problems: Map<Field, string>) {
  form.querySelectorAll("[data-message]").forEach((message) => message.remove());
  for (const field of form.querySelectorAll<Field>("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.setAttribute("aria-describedby", `${field.id}-hint`);
  }
  if (problems.size === 0) return;

  const summary = form.ownerDocument.createElement("div");
  summary.dataset.message = "";
  summary.tabIndex = -1;
  summary.append("Please correct the highlighted fields.");
  for (const [field, sentence] of problems) {
    const message = form.ownerDocument.createElement("p");
    message.id = `${field.id}-problem`;
    message.dataset.message = "";
    message.textContent = sentence;
    field.before(message);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", `${field.id}-hint ${message.id}`);

    const link = form.ownerDocument.createElement("a");
    link.href = `#${field.id}`;
    link.textContent = sentence;
    summary.append(link);
  }
  form.prepend(summary);
  summary.focus();
}
// #endregion

// #region check
/** Lets the form go only when the browser's own rules are met, and says what is missing. */
export function check(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const fields = [...form.querySelectorAll<Field>("input, select, textarea")];
  const invalid = fields.filter((field) => !field.validity.valid);
  showProblems(form, new Map(invalid.map((field) => [field, field.dataset.problem ?? ""])));
  if (invalid.length > 0) event.preventDefault();
}
// #endregion
