import type { PreRenderHTMLArgs } from "gatsby";
import { createElement } from "react";

import { deferredScriptsId } from "./deferred-scripts-id";

const isScriptsSlice = (component: unknown) =>
  (component as { props?: { sliceId?: string } } | null)?.props?.sliceId === "_gatsby-scripts";

/** URLs of the data that Gatsby's scripts request first, preloaded along with them. */
const initialDataUrls = (pathname: string) => [
  "/page-data/app-data.json",
  // As in Gatsby's loader (gatsby/cache-dir/loader.js).
  `/page-data/${pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "")}/page-data.json`,
];

/**
 * Moves Gatsby's scripts and their preloads into a template, so that the browser does not fetch them
 * (Gatsby's onPreRenderHTML). In development and with GATSBY_DEFER_HYDRATION=false they load as usual.
 *
 * @throws if Gatsby no longer adds its scripts as this slice.
 */
export const deferScripts = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents" | "pathname">) => {
  // webpack replaces each literal `process.env.X`, so these cannot be destructured.
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_DEFER_HYDRATION === "false")
    return;
  const components = getPostBodyComponents();
  if (!components.some(isScriptsSlice)) {
    throw new Error(
      "Gatsby's scripts are not where src/layout/hydration/defer-scripts.ts looks for them: adapt it to this version of Gatsby, or set GATSBY_DEFER_HYDRATION=false.",
    );
  }
  const data = initialDataUrls(pathname).map((href) =>
    createElement("link", { key: href, rel: "preload", as: "fetch", crossOrigin: "", href }),
  );
  replacePostBodyComponents(
    components.map((component) =>
      isScriptsSlice(component)
        ? createElement(
            "template",
            { key: deferredScriptsId, id: deferredScriptsId },
            data,
            component,
          )
        : component,
    ),
  );
};

/**
 * Removes the styles and the script that gatsby-plugin-image adds to every page for its component,
 * which the site does not use (Gatsby's onPreRenderHTML).
 */
export const removeImageAssets = ({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">) => {
  const isImageAsset = (component: unknown) =>
    String((component as { key?: string } | null)?.key).startsWith("gatsby-image-style");
  replaceHeadComponents(getHeadComponents().filter((component) => !isImageAsset(component)));
};
