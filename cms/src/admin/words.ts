/** Strapi's own texts in words for people who have never heard of it. */
export const words = {
  "app.components.LeftMenu.navbrand.title": "Website",
  "app.components.LeftMenu.navbrand.workplace": "Content",
  "Auth.form.welcome.title": "Welcome",
  "Auth.form.welcome.subtitle": "Log in to change the website.",
};
