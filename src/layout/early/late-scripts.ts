import type { PreRenderHTMLArgs } from "gatsby";
import { createElement } from "react";

import { lateScriptsId } from "./early-script";

const isGatsbysSlice = (component: unknown) =>
  (component as { props?: { sliceId?: string } } | null)?.props?.sliceId === "_gatsby-scripts";

/**
 * Puts Gatsby's scripts into a template, where they are named and not fetched (Gatsby's
 * onPreRenderHTML). Without the template they load as Gatsby has them.
 *
 * @throws when Gatsby no longer adds its scripts as the slice that this knows.
 */
export const delayScripts = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">) => {
  const components = getPostBodyComponents();
  if (!components.some(isGatsbysSlice)) {
    throw new Error(
      "Gatsby's scripts are not where src/layout/early/late-scripts.ts looks for them: adapt it to this version of Gatsby, or set GATSBY_LATE_SCRIPTS=false.",
    );
  }
  replacePostBodyComponents(
    components.map((component) =>
      isGatsbysSlice(component)
        ? createElement("template", { key: lateScriptsId, id: lateScriptsId }, component)
        : component,
    ),
  );
};
