import type { FC } from "react";

import {
  dedicatedPath,
  industriesPath,
  searchFieldId,
  searchPath,
  servicesPath,
} from "../../../common/catalogue/paths";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../Logo/Logo";
import { MenuButton } from "../Menu/MenuButton";
import type { MenuContent } from "../Menu/menu-links";
import { NavLink } from "../NavLink/NavLink";

import type { NavigationLink } from "../navigation/navigation";

import * as styles from "./Header.module.scss";

/** The pages below a link of the header that has no path of its own. */
const sections: Record<string, string> = {
  [servicesPath]: "/services/",
  [industriesPath]: "/industry/",
  [dedicatedPath]: "/hire/",
};

/** A campaign page: the link in its header. */
export type Campaign = { action: { label: string; href: string } | null };

type HeaderProps = {
  brand: string;
  /** The links on large screens; phones show only the one to hire. */
  links: readonly NavigationLink[];
  menu: MenuContent;
  /** Shows only the logo and this link. */
  campaign?: Campaign | undefined;
};

/** Links, search and the menu. */
const Tools: FC<Pick<HeaderProps, "links" | "menu">> = ({ links, menu }) => (
  <div className={styles.tools}>
    <nav className={styles.links} aria-label="Header">
      {links.map(({ name, path }) => (
        <NavLink
          key={path}
          className={path === dedicatedPath ? `${styles.link} ${styles.hire}` : styles.link}
          to={path}
          section={sections[path] ?? path}
        >
          {name}
        </NavLink>
      ))}
      <NavLink className={styles.search} to={`${searchPath}#${searchFieldId}`} section={searchPath}>
        <Icon name="search" />
        <span className={styles.searchLabel}>Search</span>
      </NavLink>
    </nav>
    <MenuButton content={menu} className={styles.menu} />
  </div>
);

/**
 * The site's header: logo, links, search and the menu. Large screens pin it while scrolling up
 * (src/layout/page-script/watch-scroll.ts).
 */
export const Header: FC<HeaderProps> = ({ brand, links, menu, campaign }) => (
  <header className={styles.root}>
    <div className={styles.container}>
      <Logo brand={brand} />
      {campaign ? (
        campaign.action && (
          <ButtonLink href={campaign.action.href}>{campaign.action.label}</ButtonLink>
        )
      ) : (
        <Tools links={links} menu={menu} />
      )}
    </div>
  </header>
);
