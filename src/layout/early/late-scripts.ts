import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, type ReactNode } from "react";

import { lateScriptsId } from "./early-script";

const isGatsbysSlice = (component: unknown) =>
  (component as { props?: { sliceId?: string } } | null)?.props?.sliceId === "_gatsby-scripts";

/** False in development and with GATSBY_LATE_SCRIPTS=false. */
export const areScriptsLate = () =>
  // Read one by one: the build puts their values in their place.
  process.env.NODE_ENV === "production" && process.env.GATSBY_LATE_SCRIPTS !== "false";

/** The whole sheets of which the page has a part (inline-styles.ts). */
const sheetsIn = (head: readonly ReactNode[]) =>
  head.flatMap((component) => {
    const href = (component as { props?: Record<string, unknown> } | null)?.props?.["data-href"];

    return typeof href === "string" ? [href] : [];
  });

/** The data that Gatsby's scripts ask for first: asked for with them, it is there when they are. */
const firstData = (pathname: string) => [
  "/page-data/app-data.json",
  // Named by Gatsby's loader (gatsby/cache-dir/loader.js).
  `/page-data/${pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "")}/page-data.json`,
];

/**
 * Puts Gatsby's scripts into a template, where they, the page's whole stylesheets and its data are named and not fetched (Gatsby's
 * onPreRenderHTML). Without the template they load as Gatsby has them.
 *
 * @throws when Gatsby no longer adds its scripts as the slice that this knows.
 */
export const delayScripts = ({
  getHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "getPostBodyComponents" | "replacePostBodyComponents" | "pathname"
>) => {
  if (!areScriptsLate()) return;
  const components = getPostBodyComponents();
  if (!components.some(isGatsbysSlice)) {
    throw new Error(
      "Gatsby's scripts are not where src/layout/early/late-scripts.ts looks for them: adapt it to this version of Gatsby, or set GATSBY_LATE_SCRIPTS=false.",
    );
  }
  const links = [
    ...sheetsIn(getHeadComponents()).map((href) =>
      createElement("link", { key: href, rel: "stylesheet", href }),
    ),
    ...firstData(pathname).map((href) =>
      createElement("link", { key: href, rel: "preload", as: "fetch", crossOrigin: "", href }),
    ),
  ];
  replacePostBodyComponents(
    components.map((component) =>
      isGatsbysSlice(component)
        ? createElement("template", { key: lateScriptsId, id: lateScriptsId }, links, component)
        : component,
    ),
  );
};
