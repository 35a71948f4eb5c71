/** The permissions of which one suffices for the report: to read leads that have a state. */
export const reportPermissions = [
  "api::contact-data.contact-data",
  "api::emp-data.emp-data",
  "api::portfolio-form.portfolio-form",
  "api::form-answer.form-answer",
].map((subject) => ({ action: "plugin::content-manager.explorer.read", subject }));
