import { lazyForm } from "../lazy-form";

import "../form.module.scss";
import "../field/Field.module.scss";

/** The newsletter form. */
export const LazySubscribeForm = lazyForm(
  async () => (await import("./SubscribeForm")).SubscribeForm,
  "line",
);
