import { startTransition, useEffect, useId, useRef, useState, type FC } from "react";

import { technologyGroups } from "../../catalogue/technology-groups";
import { Button } from "../../components/Button/Button";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Icon } from "../../components/Icon/Icon";
import { afterPaint } from "../../lib/after-paint";
import { NavLink } from "../NavLink/NavLink";

import { dedicatedEntry, industryEntries, menu, serviceEntries, type GroupName } from "./entries";
import { EntryGrid } from "./EntryGrid";
import { TechnologyList } from "./TechnologyList";

import * as styles from "./Menu.module.scss";

/** The hire groups as an accordion whose first section, Mobile, is open. */
const HireGroups: FC = () => {
  const accordion = useId();
  // Closed groups hold most of the menu's links: the paint that a tap waits for comes before them.
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
      <NavLink className={styles.entry} to={dedicatedEntry.path}>
        <strong>Hire a dedicated developer</strong>
      </NavLink>
      <div>
        {technologyGroups.map(({ slug, name }, index) => (
          <Disclosure key={slug} title={name} open={index === 0} group={accordion}>
            {(painted || index === 0) && <TechnologyList group={slug} look="grid" />}
          </Disclosure>
        ))}
      </div>
    </>
  );
};

const contents: Record<GroupName, FC> = {
  services: () => <EntryGrid entries={serviceEntries} />,
  industry: () => <EntryGrid entries={industryEntries} />,
  hire: HireGroups,
};

/** A group that opens and closes on tap; Back closes it and returns to its line. */
const Group: FC<{ name: string; group: GroupName }> = ({ name, group }) => {
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Content = contents[group];

  const back = () => {
    setOpen(false);
    line.current?.focus();
  };

  return (
    <>
      <button
        ref={line}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {name}
        <Icon name="chevron-down" />
      </button>
      <div className={styles.drawer} id={id} hidden={!open}>
        <Button look="bare" onClick={back}>
          <Icon name="arrow-left" />
          Back
        </Button>
        {open && <Content />}
      </div>
    </>
  );
};

/** The menu of a phone: the three groups open and close on tap, each with a Back item. */
export const NarrowMenu: FC = () => (
  <ul className={styles.list}>
    {menu.map((item) => (
      <li key={item.name}>
        {"path" in item ? (
          <NavLink className={styles.item} to={item.path}>
            {item.name}
          </NavLink>
        ) : (
          <Group {...item} />
        )}
      </li>
    ))}
  </ul>
);
