import type { FC } from "react";

import { contactFormId } from "../../../common/catalogue/paths";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import type { Heading } from "../../lib/outline";

import * as styles from "./CollapsedTableOfContents.module.scss";

type CollapsedTableOfContentsProps = {
  headings: readonly Heading[];
  /** The title of the contact form, which ends the page. */
  contactTitle: string;
};

/** A collapsed table of contents below the hero, on small screens only. */
export const CollapsedTableOfContents: FC<CollapsedTableOfContentsProps> = ({
  headings,
  contactTitle,
}) => (
  <nav className={styles.root} aria-label="On this page">
    <Disclosure title="On this page">
      <ol className={styles.links}>
        {[...headings, { title: contactTitle, anchor: contactFormId }].map(({ title, anchor }) => (
          <li key={anchor}>
            <a className={styles.link} href={`#${anchor}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Disclosure>
  </nav>
);
