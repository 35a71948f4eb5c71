import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

import { areScriptsLate } from "./late-scripts";
import { takeRenderedHtml } from "./render-page";
import { usedStyles } from "./used-styles";

type Sheet = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;

const isSheet = (component: ReactNode): component is Sheet =>
  isValidElement(component) &&
  (component.props as Record<string, unknown>)["data-identity"] === "gatsby-global-css";

/**
 * Puts the sheet of all pages before the page's own (Gatsby's onPreRenderHTML), since sections
 * override components and Gatsby writes them the other way round, and leaves in both what the page
 * needs as built. The whole sheets come with React (late-scripts.ts).
 *
 * @throws when a built page has no sheet that this knows.
 */
export const inlineStyles = ({
  getHeadComponents,
  replaceHeadComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents" | "pathname">) => {
  const components = getHeadComponents();
  const sheets = components.filter(isSheet);
  if (process.env.NODE_ENV === "production" && sheets.length === 0) {
    throw new Error("Gatsby writes no gatsby-global-css any more: see docs/patches.md.");
  }
  const html = takeRenderedHtml(pathname);
  const shorten = (sheet: Sheet | undefined) => {
    const css = sheet?.props.dangerouslySetInnerHTML?.__html;
    if (!sheet || css === undefined || html === undefined || !areScriptsLate()) return sheet;

    return cloneElement(sheet, { dangerouslySetInnerHTML: { __html: usedStyles(css, html) } });
  };
  replaceHeadComponents(
    components.map((component) => (isSheet(component) ? shorten(sheets.pop()) : component)),
  );
};
