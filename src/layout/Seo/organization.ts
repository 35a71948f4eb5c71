import { graphql } from "gatsby";
import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";

import { iconPaths, searchPath } from "../../../common/catalogue/paths";
import { socialLinks } from "../Footer/social-links";

import { organizationRef, type PageContext } from "./structured-data";

/** The lines of an address in one; an editor may have ended them in commas. */
const inOneLine = (address: string) =>
  address
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");

/** The organization in full, on the home page; other pages refer to it (`organizationRef`). */
export const organization =
  (site: Queries.OrganizationFragment) =>
  (page: PageContext): Exclude<Organization, string> => ({
    ...organizationRef(page),
    description: site.description,
    slogan: site.tagline,
    email: site.generalEmail,
    logo: `${page.siteUrl}${iconPaths.svg}`,
    ...(site.phone && { telephone: site.phone }),
    ...(site.address && { address: inOneLine(site.address) }),
    sameAs: socialLinks(site).map(({ href }) => href),
  });

const searchAction = ({
  siteUrl,
}: PageContext): WithActionConstraints<Exclude<SearchAction, string>> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${searchPath}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

export const webSite = (page: PageContext): Exclude<WebSite, string> => ({
  "@type": "WebSite",
  "@id": `${page.siteUrl}/#website`,
  name: page.organization,
  url: `${page.siteUrl}/`,
  inLanguage: "en",
  publisher: organizationRef(page),
  potentialAction: searchAction(page),
});

export const fragment = graphql`
  fragment Organization on STRAPI_SITE {
    description
    tagline
    generalEmail
    phone
    address
    facebook
    youtube
    dribbble
    figma
    twitter
    linkedin
    instagram
    github
    xing
  }
`;
