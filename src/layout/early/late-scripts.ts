import type { PreRenderHTMLArgs } from "gatsby";
import { createElement } from "react";

import { lateScriptsId } from "./early-script";

const isGatsbysSlice = (component: unknown) =>
  (component as { props?: { sliceId?: string } } | null)?.props?.sliceId === "_gatsby-scripts";

/** The data that Gatsby's scripts ask for first: asked for with them, it is there when they are. */
const firstData = (pathname: string) => [
  "/page-data/app-data.json",
  // Named by Gatsby's loader (gatsby/cache-dir/loader.js).
  `/page-data/${pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "")}/page-data.json`,
];

/**
 * Puts Gatsby's scripts into a template, where they and their data are named and not fetched (Gatsby's
 * onPreRenderHTML). Without the template, as in development and with GATSBY_LATE_SCRIPTS=false,
 * they load as Gatsby has them.
 *
 * @throws when Gatsby no longer adds its scripts as the slice that this knows.
 */
export const delayScripts = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents" | "pathname">) => {
  // Read one by one: the build puts their values in their place.
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_LATE_SCRIPTS === "false") return;
  const components = getPostBodyComponents();
  if (!components.some(isGatsbysSlice)) {
    throw new Error(
      "Gatsby's scripts are not where src/layout/early/late-scripts.ts looks for them: adapt it to this version of Gatsby, or set GATSBY_LATE_SCRIPTS=false.",
    );
  }
  const data = firstData(pathname).map((href) =>
    createElement("link", { key: href, rel: "preload", as: "fetch", crossOrigin: "", href }),
  );
  replacePostBodyComponents(
    components.map((component) =>
      isGatsbysSlice(component)
        ? createElement("template", { key: lateScriptsId, id: lateScriptsId }, data, component)
        : component,
    ),
  );
};
