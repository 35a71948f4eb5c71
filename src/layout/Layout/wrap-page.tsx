import type { WrapPageElementBrowserArgs } from "gatsby";

import { pagePaths } from "../../../common/catalogue/paths";
import { isSamePath } from "../../lib/is-same-path";

import { KeepHtml } from "./KeepHtml";
import { Layout } from "./Layout";

/**
 * Wraps a page in the layout, which stays mounted across navigation (Gatsby's
 * wrapPageElement, in the browser and during SSR). Only the thank-you page has no
 * footer and no contact button (specification, section 2).
 */
export const wrapPage = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <KeepHtml>
    <Layout footer={!isSamePath(location.pathname, pagePaths.thankYou)}>{element}</Layout>
  </KeepHtml>
);
