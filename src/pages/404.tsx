import type { HeadFC } from "gatsby";
import type { FC } from "react";

import { pagePaths, siteIndexPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Hero } from "../sections/Hero/Hero";
import { SearchSection } from "../features/Search/SearchSection";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { TechnologySearch } from "../features/TechnologySearch/TechnologySearch";

const NotFoundPage: FC = () => (
  <PageBody>
    <Hero
      eyebrow="404"
      title="There is no page at this address"
      text="It may have moved, or the address may be misspelled. Check the spelling, search below, or pick a technology."
      actions={[
        { label: "Go to the home page", href: pagePaths.home },
        { label: "See all pages", href: siteIndexPath },
      ]}
    />
    <SearchSection title="Search the site" text="Try any word you remember from the page." />
    <TechnologyGroups title="Hire by technology">
      <TechnologySearch />
    </TechnologyGroups>
  </PageBody>
);

export default NotFoundPage;

export const Head: HeadFC = () => (
  <>
    <title>Page not found</title>
    <meta
      name="description"
      content="There is no page at this address. Start again from the home page, or pick a technology."
    />
    <meta name="robots" content="noindex" />
  </>
);
