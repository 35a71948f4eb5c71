import { lazyForm } from "../lazy-form";

/** The application form, lazy-loaded near the viewport. */
export const LazyApplicationForm = lazyForm(
  async () => (await import("./ApplicationForm")).ApplicationForm,
  "short",
);
