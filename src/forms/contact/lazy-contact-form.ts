import { lazyForm } from "../lazy-form";

import "../form.module.scss";
import "../field/Field.module.scss";
import "../phone/PhoneInput.module.scss";
import "./CaptchaField.module.scss";

/** The contact form. */
export const LazyContactForm = lazyForm(
  async () => (await import("./ContactForm")).ContactForm,
  "long",
);
