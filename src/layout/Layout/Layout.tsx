import { graphql, useStaticQuery } from "gatsby";
import type { FC, ReactNode } from "react";

import { required } from "../../lib/required";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";

type LayoutProps = {
  /** Off where nothing shall lead away: the page after a sent message. */
  footer?: boolean;
  children: ReactNode;
};

/** The frame of every page. */
export const Layout: FC<LayoutProps> = ({ footer = true, children }) => {
  const { record } = useStaticQuery<Queries.LayoutSiteQuery>(graphql`
    query LayoutSite {
      record: strapiSite {
        name
        ...Footer
      }
    }

    fragment Footer on STRAPI_SITE {
      generalEmail
      salesEmail
      hrEmail
    }
  `);
  const site = required(record, "the site record");

  return (
    <>
      <Header brand={site.name} />
      <main id="content">{children}</main>
      {footer && <Footer site={site} />}
    </>
  );
};
