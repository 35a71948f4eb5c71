import { startTransition, useEffect, useId, useRef, useState, type FC } from "react";

import { dedicatedPage } from "../../../common/catalogue/paths";
import { technologyGroups } from "../../../common/catalogue/technology-groups";
import { Button } from "../../components/Button/Button";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Icon } from "../../components/Icon/Icon";
import { NavLink } from "../NavLink/NavLink";
import type { CatalogueGroup, NavigationGroup } from "../navigation/navigation";

import { afterPaint } from "./after-paint";
import { industryLinks, type MenuContent, serviceLinks } from "./menu-links";
import { DetailLinks } from "./DetailLinks";
import { LinkGrid } from "./LinkGrid";
import { TechnologyList } from "./TechnologyList";

import * as styles from "./Menu.module.scss";

/** The hire groups as an accordion whose first section, Mobile, is open. */
const HireGroups: FC = () => {
  const accordion = useId();
  // Collapsed groups have most of the links, so they are rendered after the first paint.
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    afterPaint(() => {
      startTransition(() => {
        setPainted(true);
      });
    });
  }, []);

  return (
    <>
      <NavLink className={styles.link} to={dedicatedPage.path}>
        <strong>{dedicatedPage.name}</strong>
      </NavLink>
      <div>
        {technologyGroups.map(({ slug, name }, index) => (
          <Disclosure key={slug} title={name} open={index === 0} group={accordion}>
            {(painted || index === 0) && <TechnologyList group={slug} variant="grid" />}
          </Disclosure>
        ))}
      </div>
    </>
  );
};

const contents: Record<CatalogueGroup, FC> = {
  services: () => <LinkGrid links={serviceLinks} />,
  industry: () => <LinkGrid links={industryLinks} />,
  hire: HireGroups,
};

const Content: FC<{ group: NavigationGroup }> = ({ group }) => {
  if ("links" in group) return <LinkGrid links={group.links} />;
  const CatalogueContent = contents[group.group];

  return <CatalogueContent />;
};

/** A collapsible group; Back collapses it and returns focus to its button. */
const Group: FC<{ group: NavigationGroup }> = ({ group }) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const goBack = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {group.name}
        <Icon name="chevron-down" />
      </button>
      <div className={styles.groupContent} id={id} hidden={!open}>
        <Button variant="ghost" onClick={goBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
        {open && <Content group={group} />}
      </div>
    </>
  );
};

/** The menu on small screens: links and collapsible groups, each with a Back button. */
export const NarrowMenu: FC<MenuContent> = ({ items, details }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      // Entries may have one name.
      <li key={index}>
        {"path" in item ? (
          <NavLink className={styles.item} to={item.path}>
            {item.name}
          </NavLink>
        ) : (
          <Group group={item} />
        )}
      </li>
    ))}
    <DetailLinks details={details} />
  </ul>
);
