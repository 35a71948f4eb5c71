import { lazyForm } from "../lazy-form";

/** The form that requests samples of similar work, lazy-loaded near the viewport. */
export const LazyPortfolioForm = lazyForm(
  async () => (await import("./PortfolioForm")).PortfolioForm,
  "short",
);
