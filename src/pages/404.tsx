import type { HeadFC } from "gatsby";
import type { FC } from "react";

import { singlePaths } from "../catalogue/paths";
import { Hero } from "../sections/Hero/Hero";
import { SearchBand } from "../sections/Search/SearchBand";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";

/** What an address shows that leads nowhere. */
const NotFoundPage: FC = () => (
  <>
    <Hero
      eyebrow="404"
      title="There is no page at this address"
      lead="It may have moved, or the address may be misspelled. Start again from the home page, search for it, or pick a technology below."
      actions={[
        { label: "Go to the home page", href: singlePaths.home },
        { label: "Write to us", href: singlePaths.contact },
      ]}
    />
    <SearchBand title="Look for it" text="By any word that was on the page." />
    <TechnologyGroups title="Hire by technology" />
  </>
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
