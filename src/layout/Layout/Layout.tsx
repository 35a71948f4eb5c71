import { graphql, useStaticQuery } from "gatsby";
import type { FC, ReactNode } from "react";

import { singlePaths } from "../../catalogue/paths";
import { ConsentGate } from "../../consent/ConsentGate";
import { FloatingContact } from "../../forms/floating/FloatingContact";
import { required } from "../../lib/required";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";

type LayoutProps = {
  /** Off, with the floating contact, where nothing shall lead away: the page after a sent message. */
  footer?: boolean;
  children: ReactNode;
};

/** The frame of every page. */
export const Layout: FC<LayoutProps> = ({ footer = true, children }) => {
  const { record, contact } = useStaticQuery<Queries.LayoutSiteQuery>(graphql`
    query LayoutSite {
      record: strapiSite {
        name
        salesEmail
        ...Footer
      }
      contact: strapiContactus {
        contactcontent {
          ... on STRAPI__COMPONENT_SECTIONS_CARD_GROUP {
            title
          }
          ... on STRAPI__COMPONENT_SECTIONS_MAIN {
            title
          }
        }
      }
    }

    fragment Footer on STRAPI_SITE {
      generalEmail
      salesEmail
      hrEmail
    }
  `);
  const site = required(record, "the site record");
  // The second item's title is the form's (specification, section 2).
  const formItem = contact?.contactcontent[1];
  const formTitle = formItem && "title" in formItem ? formItem.title : "Write to us";

  return (
    <>
      <ConsentGate privacyPath={singlePaths.privacy} />
      <Header brand={site.name} />
      <main id="content">{children}</main>
      {footer && <Footer site={site} />}
      {footer && <FloatingContact title={formTitle} mail={site.salesEmail} />}
    </>
  );
};
