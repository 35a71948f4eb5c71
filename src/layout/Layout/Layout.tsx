import { graphql, useStaticQuery } from "gatsby";
import { Suspense, type FC, type ReactNode } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { ConsentGate } from "../../consent/ConsentGate";
import { CookieSettingsButton } from "../../consent/CookieSettingsButton";
import { contactFormProps } from "../../forms/contact/contact-form-props";
import { FloatingContact } from "../../forms/floating/FloatingContact";
import { LazySubscribeForm } from "../../forms/subscribe/lazy-subscribe-form";
import { contactFormTitle } from "../../lib/contact-form-title";
import { required } from "../../lib/required";
import { Announcement } from "../Announcement/Announcement";
import { Footer } from "../Footer/Footer";
import { type Campaign, Header } from "../Header/Header";
import { toColumns, toLinks, toMenuItems } from "../navigation/navigation";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop";

import { contentId } from "../../lib/content-id";

import * as styles from "./Layout.module.scss";

type LayoutProps = {
  /** Shows the footer and the contact button. */
  footer?: boolean;
  /** Reduces the frame to logo, one link and legal links. */
  campaign?: Campaign | undefined;
  children: ReactNode;
};

/** The layout of every page. */
export const Layout: FC<LayoutProps> = ({ footer = true, campaign, children }) => {
  const { record, build, contact, ...data } = useStaticQuery<Queries.LayoutSiteQuery>(graphql`
    query LayoutSite {
      build {
        day
      }
      record: strapiSite {
        ...Footer
        ...ContactForm
      }
      menu: strapiMenu {
        ...Navigation
      }
      footer: strapiFooter {
        ...FooterColumns
      }
      announcement: strapiAnnouncement {
        ...Announcement
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
  `);
  const site = required(record, "the site record");
  const menu = required(data.menu, "the menu record");
  const { columns, legal } = required(data.footer, "the footer record");

  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <ConsentGate privacyPath={pagePaths.privacy} />
      {!campaign && <Announcement record={data.announcement} buildDay={build?.day} />}
      <Header
        brand={site.name}
        links={toLinks(menu.header)}
        menu={{ items: toMenuItems(menu.items), details: toLinks(menu.details) }}
        campaign={campaign}
      />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer && (
        // A boundary, which hydrates after the header and the page.
        <Suspense>
          <Footer
            onlyLegal={Boolean(campaign)}
            site={site}
            columns={toColumns(columns)}
            legal={toLinks(legal)}
            buildYear={build?.day.slice(0, "2027".length) ?? ""}
            subscribe={<LazySubscribeForm email={site.generalEmail} />}
            cookieSettings={<CookieSettingsButton />}
          />
        </Suspense>
      )}
      <aside className={styles.floating} aria-label="Shortcuts">
        <ScrollToTop />
        {footer && !campaign && (
          <FloatingContact
            title={contactFormTitle(contact?.contactcontent[1])}
            contactPath={pagePaths.contact}
            {...contactFormProps(site)}
          />
        )}
      </aside>
    </>
  );
};
