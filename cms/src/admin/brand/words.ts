import { catalogueNames } from "../catalogue-names";

/** Strapi's texts in words for people who have never heard of it. `name` is the agency's. */
export const panelWords = (name: string): Record<string, string> => ({
  ...catalogueNames,

  "app.components.LeftMenu.navbrand.title": name,
  "app.components.LeftMenu.navbrand.workplace": "Content of the website",
  "app.components.LeftMenu.logo.alt": `${name}, home`,

  "Auth.form.welcome.title": `Welcome to ${name}`,
  "Auth.form.welcome.subtitle": "Log in to write the website",
  "Auth.form.register.subtitle":
    "You are the first: this account may do everything. Invite the others under Settings.",
  "Auth.form.register.news.label": "Send me news about Strapi, the software behind this panel.",
  "Auth.form.error.invalid": "The email or the password is wrong.",

  "HomePage.head.title": "Home",
  "HomePage.header.subtitle": `Everything that ${name}’s website says is written here.`,

  "content-manager.plugin.name": "Content",
  "content-manager.header.name": "Content",
  "content-manager.components.LeftMenu.collection-types": "Collections",
  "content-manager.components.LeftMenu.single-types": "Pages and settings",
  "content-manager.containers.edit.panels.default.title": "Publishing",
  "content-manager.success.record.publish": "Published. Visitors see it after the next update.",
  "content-manager.success.record.unpublish": "Unpublished. Visitors see it until the next update.",
  "content-manager.widget.last-edited.title": "Edited last",
  "content-manager.widget.last-published.title": "Published last",

  "components.Input.error.validation.regex":
    "This is not in the form that the note under the field asks for.",
  "components.Input.error.validation.regex.withField":
    "{field} is not in the form that the note under the field asks for.",
  "content-manager.error.validation.regex":
    "This is not in the form that the note under the field asks for.",
  "components.Input.error.validation.unique": "Another record has this already.",

  "upload.form.input.label.file-alt": "Alternative text: what the picture shows",
  "upload.form.input.description.file-alt":
    "For people who cannot see it and for search engines. Leave empty only for decoration.",
});
