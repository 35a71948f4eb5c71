import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { BookCall } from "../../features/BookCall/BookCall";
import { Picture } from "../../components/Picture/Picture";

import * as styles from "./PersonList.module.scss";

type PersonListProps = { title: string; people: readonly Queries.PersonFragment[] };

/** The team. Renders nothing for an empty list. */
export const PersonList: FC<PersonListProps> = ({ title, people }) =>
  people.length > 0 && (
    <Section title={title}>
      <ul className={styles.root}>
        {people.map(({ name, role, note, photo, links, bookingUrl }) => (
          <li key={name} className={styles.person}>
            {photo && (
              <Picture
                image={photo}
                sizes="(min-width: 1304px) 180px, (min-width: 768px) 15vw, 30vw"
              />
            )}
            <div className={styles.text}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{note}</p>
              {(links.length > 0 || bookingUrl) && (
                <div className={styles.links}>
                  {links.map(({ label, href }) => (
                    <a key={href} href={href}>
                      {label}
                    </a>
                  ))}
                  {bookingUrl && <BookCall url={bookingUrl} person={name} />}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

export const fragment = graphql`
  fragment Person on STRAPI_PERSON {
    name
    role
    note
    photo {
      ...Picture
    }
    links {
      ...ContentLink
    }
    bookingUrl
  }
`;
