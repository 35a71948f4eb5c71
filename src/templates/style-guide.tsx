import type { HeadFC } from "gatsby";
import type { FC } from "react";

import { Layout } from "../layout/Layout/Layout";
import { Hero } from "../sections/Hero/Hero";
import { StyleGuide } from "../sections/StyleGuide/StyleGuide";

/** The design system on one page. It is no part of a release: src/build/pages.ts makes it where STYLE_GUIDE is on. */
const StyleGuideTemplate: FC = () => (
  <Layout>
    <Hero
      eyebrow="Style guide"
      title="Every part, in every state"
      lead="Resize the window, switch the colors, tab through. What looks wrong here is wrong everywhere."
    />
    <StyleGuide />
  </Layout>
);

export default StyleGuideTemplate;

export const Head: HeadFC = () => (
  <>
    <title>Style guide</title>
    <meta name="robots" content="noindex" />
  </>
);
