import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isStylesheet = (component: ReactNode) =>
  isValidElement(component) &&
  (component.props as Record<string, unknown>)["data-identity"] === "gatsby-global-css";

/**
 * Puts the sheet of all pages before the page's own (Gatsby's onPreRenderHTML): Gatsby writes them
 * the other way round, and sections override components.
 *
 * @throws when a built page has no sheet that this knows.
 */
export const orderStyles = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">) => {
  const components = getHeadComponents();
  const sheets = components.filter(isStylesheet);
  if (process.env.NODE_ENV === "production" && sheets.length === 0) {
    throw new Error("Gatsby writes no gatsby-global-css any more: see docs/patches.md.");
  }
  replaceHeadComponents(
    components.map((component) => (isStylesheet(component) ? sheets.pop() : component)),
  );
};
