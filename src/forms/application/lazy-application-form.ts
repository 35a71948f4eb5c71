import { lazyForm } from "../lazy-form";

import "../form.module.scss";
import "../field/Field.module.scss";
import "./CvField.module.scss";

/** The application form. */
export const LazyApplicationForm = lazyForm(
  async () => (await import("./ApplicationForm")).ApplicationForm,
  "short",
);
