import type { WrapPageElementBrowserArgs } from "gatsby";

import { pagePaths } from "../../../common/catalogue/paths";
import { isSamePath } from "../../lib/is-same-path";

import type { Campaign } from "../Header/Header";
import { PagePath } from "../NavLink/NavLink";

import { KeepHtml } from "./KeepHtml";
import { Layout } from "./Layout";

/**
 * Wraps a page in the layout (Gatsby's wrapPageElement, in the browser and during SSR). Only the
 * thank-you page has no footer and no contact button (specification, section 2); campaign pages have
 * less of the frame.
 */
export const wrapPage = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <KeepHtml>
    <PagePath.Provider value={location.pathname}>
      <Layout
        footer={!isSamePath(location.pathname, pagePaths.thankYou)}
        campaign={(pageContext as { campaign?: Campaign }).campaign}
      >
        {element}
      </Layout>
    </PagePath.Provider>
  </KeepHtml>
);
