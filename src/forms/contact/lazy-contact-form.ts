import { lazyForm } from "../lazy-form";

/** The contact form, lazy-loaded near the viewport. */
export const LazyContactForm = lazyForm(
  async () => (await import("./ContactForm")).ContactForm,
  "long",
);
