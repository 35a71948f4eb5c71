import { lazyForm } from "../lazy-form";

/** The contact form, loaded when the visitor comes near it. */
export const LazyContactForm = lazyForm(
  async () => (await import("./ContactForm")).ContactForm,
  "long",
);
