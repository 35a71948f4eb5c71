import { useId, useState, type FC } from "react";

import { dedicatedPage, pagePaths } from "../../../common/catalogue/paths";
import { technologyGroups } from "../../../common/catalogue/technology-groups";
import { Icon } from "../../components/Icon/Icon";
import { NavLink } from "../NavLink/NavLink";
import type { CatalogueGroup, NavigationGroup } from "../navigation/navigation";

import { industryLinks, type MenuContent, serviceLinks } from "./menu-links";
import { DetailLinks } from "./DetailLinks";
import { LinkGrid } from "./LinkGrid";
import { menuGroupAt } from "./menu-group-at";
import { TechnologyList } from "./TechnologyList";

import * as styles from "./Menu.module.scss";

const HirePanel: FC = () => (
  <div className={styles.hire}>
    <p>
      <NavLink className={styles.link} to={dedicatedPage.path}>
        <strong>{dedicatedPage.name}</strong>
        <span className={styles.summary}>One person for your team, in any technology below</span>
      </NavLink>
    </p>
    <div className={styles.groups}>
      {technologyGroups.map(({ slug, name }) => (
        <section key={slug} aria-label={name}>
          <h3 className={styles.groupName}>{name}</h3>
          <TechnologyList group={slug} variant="column" />
        </section>
      ))}
    </div>
  </div>
);

const panels: Record<CatalogueGroup, FC> = {
  services: () => <LinkGrid links={serviceLinks} summaries />,
  industry: () => <LinkGrid links={industryLinks} summaries />,
  hire: HirePanel,
};

const Panel: FC<{ group: NavigationGroup }> = ({ group }) => {
  if ("links" in group) return <LinkGrid links={group.links} />;
  const CataloguePanel = panels[group.group];

  return <CataloguePanel />;
};

/** The menu on large screens: the list, and the panel of the one open group next to it. */
export const WideMenu: FC<MenuContent> = ({ items, details }) => {
  const id = useId();
  // Opens the current page's group, or the first, so that the panel is not blank.
  const [open, setOpen] = useState(() => {
    const current = menuGroupAt(items, window.location.pathname);

    return current === -1 ? items.findIndex((item) => !("path" in item)) : current;
  });

  return (
    <ul className={styles.list}>
      {/* By index, since entries may have one name. */}
      {items.map((item, index) => {
        if ("path" in item) {
          return (
            <li key={index}>
              <NavLink className={styles.item} to={item.path}>
                {item.name}
              </NavLink>
            </li>
          );
        }
        const { name } = item;
        const isOpen = open === index;

        return (
          <li key={index}>
            <button
              type="button"
              className={styles.item}
              aria-expanded={isOpen}
              aria-controls={`${id}-${index}`}
              onClick={() => setOpen(isOpen ? -1 : index)}
            >
              {name}
              <Icon name="arrow-right" />
            </button>
            <div className={styles.dropdown} id={`${id}-${index}`} hidden={!isOpen}>
              {isOpen && (
                <>
                  <h2 className={styles.dropdownTitle}>{name}</h2>
                  <Panel group={item} />
                  <p className={styles.footer}>
                    Not sure what to look for?
                    <NavLink className={styles.footerLink} to={pagePaths.contact}>
                      Tell us what you need built
                    </NavLink>
                  </p>
                </>
              )}
            </div>
          </li>
        );
      })}
      <DetailLinks details={details} />
    </ul>
  );
};
