import type { FC } from "react";

import {
  dedicatedPath,
  pagePaths,
  searchFieldId,
  searchPath,
  servicesPath,
} from "../../../common/catalogue/paths";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../Logo/Logo";
import { MenuButton } from "../Menu/MenuButton";
import { NavLink } from "../NavLink/NavLink";

import * as styles from "./Header.module.scss";

/** The links on large screens; phones show only Hire Us. */
const links = [
  { name: "Services", path: servicesPath, section: "/services/" },
  { name: "Work", path: pagePaths.portfolio, section: pagePaths.portfolio },
  { name: "How we work", path: pagePaths.playbook, section: pagePaths.playbook },
  { name: "Hire Us", path: dedicatedPath, section: "/hire/" },
  { name: "Contact", path: pagePaths.contact, section: pagePaths.contact },
] as const;

/** A campaign page: the link in its header. */
export type Campaign = { action: { label: string; href: string } | null };

type HeaderProps = {
  brand: string;
  /** Shows only the logo and this link. */
  campaign?: Campaign | undefined;
};

/** Links, search and the menu. */
const Tools: FC = () => (
  <div className={styles.tools}>
    <nav className={styles.links} aria-label="Header">
      {links.map(({ name, path, section }) => (
        <NavLink
          key={path}
          className={path === dedicatedPath ? `${styles.link} ${styles.hire}` : styles.link}
          to={path}
          section={section}
        >
          {name}
        </NavLink>
      ))}
      <NavLink className={styles.search} to={`${searchPath}#${searchFieldId}`} section={searchPath}>
        <Icon name="search" />
        <span className={styles.searchLabel}>Search</span>
      </NavLink>
    </nav>
    <MenuButton className={styles.menu} />
  </div>
);

/**
 * The site's header: logo, links, search and the menu. Large screens pin it while scrolling up
 * (src/layout/page-script/watch-scroll.ts).
 */
export const Header: FC<HeaderProps> = ({ brand, campaign }) => (
  <header className={styles.root}>
    <div className={styles.container}>
      <Logo brand={brand} />
      {campaign ? (
        campaign.action && (
          <ButtonLink href={campaign.action.href}>{campaign.action.label}</ButtonLink>
        )
      ) : (
        <Tools />
      )}
    </div>
  </header>
);
