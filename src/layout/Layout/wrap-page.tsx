import type { WrapPageElementBrowserArgs } from "gatsby";

import { singlePaths } from "../../catalogue/paths";
import { samePath } from "../../lib/same-path";

import { Layout } from "./Layout";

/**
 * Puts a page into the frame, which stays mounted from page to page (Gatsby's
 * wrapPageElement, in the browser and in the build). Only the page after a sent
 * message has no footer and nothing that floats (specification, section 2).
 */
export const wrapPage = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout footer={!samePath(location.pathname, singlePaths.thankYou)}>{element}</Layout>
);
