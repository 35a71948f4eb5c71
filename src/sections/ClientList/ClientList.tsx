import { graphql } from "gatsby";
import type { FC } from "react";

import { Picture } from "../../components/Picture/Picture";
import { Section } from "../../components/Section/Section";

import * as styles from "./ClientList.module.scss";

type ClientListProps = {
  title: string;
  clients: readonly Queries.ClientFragment[];
};

/** Clients by their logos, or else their names. Renders nothing for an empty list. */
export const ClientList: FC<ClientListProps> = ({ title, clients }) =>
  clients.length > 0 && (
    <Section title={title}>
      <ul className={styles.root}>
        {clients.map(({ name, logo }) => (
          <li key={name} className={styles.client}>
            {logo ? <Picture image={logo} sizes="10rem" /> : name}
          </li>
        ))}
      </ul>
    </Section>
  );

export const fragment = graphql`
  fragment Client on STRAPI__COMPONENT_PARTS_CLIENT {
    name
    logo {
      ...Picture
    }
  }
`;
