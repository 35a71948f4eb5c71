import { lazyForm } from "../lazy-form";

import "../form.module.scss";
import "../field/Field.module.scss";
import "./ChoicesField.module.scss";

/** A form that editors have made. */
export const LazyCustomForm = lazyForm(
  async () => (await import("./CustomForm")).CustomForm,
  "short",
);
