import { graphql, useStaticQuery } from "gatsby";
import type { FC, ReactNode } from "react";

import { required } from "../../lib/required";
import { Footer } from "../Footer/Footer";
import { Header } from "../Header/Header";
import { contentId } from "../history/focus-page";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";

import * as styles from "./Layout.module.scss";

type LayoutProps = {
  /** Off where nothing shall lead away, and nothing floats: the page after a sent message. */
  footer?: boolean;
  children: ReactNode;
};

/** The frame of every page. */
export const Layout: FC<LayoutProps> = ({ footer = true, children }) => {
  const { record, build } = useStaticQuery<Queries.LayoutSiteQuery>(graphql`
    query LayoutSite {
      build: site {
        year: buildTime(formatString: "YYYY")
      }
      record: strapiSite {
        ...Footer
      }
    }
  `);
  const site = required(record, "the site record");

  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <Header brand={site.name} />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer site={site} builtIn={build?.year ?? ""} />}
      <div className={styles.floating}>
        <ScrollToTop />
      </div>
    </>
  );
};
