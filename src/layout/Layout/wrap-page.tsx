import type { WrapPageElementBrowserArgs } from "gatsby";

import { pagePaths } from "../../../common/catalogue/paths";
import { isSamePath } from "../../lib/is-same-path";

import { PagePath } from "../NavLink/NavLink";

import { KeepHtml } from "./KeepHtml";
import { Layout } from "./Layout";

/**
 * Wraps a page in the layout (Gatsby's wrapPageElement, in the browser and during SSR). Only the
 * thank-you page has no footer and no contact button (specification, section 2).
 */
export const wrapPage = ({
  element,
  props: { location },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <KeepHtml>
    <PagePath.Provider value={location.pathname}>
      <Layout footer={!isSamePath(location.pathname, pagePaths.thankYou)}>{element}</Layout>
    </PagePath.Provider>
  </KeepHtml>
);
