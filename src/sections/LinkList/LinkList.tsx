import type { FC } from "react";

import { Section } from "../../components/Section/Section";

import * as styles from "./LinkList.module.scss";

type LinkListProps = {
  title: string;
  links: readonly { label: string; href: string }[];
};

const Links: FC<Pick<LinkListProps, "links">> = ({ links }) => (
  <ul className={styles.links}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a className={styles.link} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** A few links under a small heading, at the end of a section. Renders nothing for an empty list. */
export const LinkList: FC<LinkListProps> = ({ title, links }) =>
  links.length > 0 && (
    <div className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <Links links={links} />
    </div>
  );

/** The same links as a section of their own. */
export const LinkSection: FC<LinkListProps> = ({ title, links }) =>
  links.length > 0 && (
    <Section title={title} layout="aside">
      <Links links={links} />
    </Section>
  );
