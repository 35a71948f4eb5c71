import { lazyForm } from "../lazy-form";

import "../form.module.scss";
import "../field/Field.module.scss";

/** The form that requests samples of similar work. */
export const LazyPortfolioForm = lazyForm(
  async () => (await import("./PortfolioForm")).PortfolioForm,
  "short",
);
