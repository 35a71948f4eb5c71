import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./WorkingDocument.module.scss";

type WorkingDocumentProps = {
  sheet: Queries.WorkingDocumentFragment;
  /** Its position among the documents: `3 of 7`. */
  position: string;
  /** Content from the build, above the sections. */
  children?: ReactNode;
};

/** A working document: a title block, then its sections with sidenotes. */
export const WorkingDocument: FC<WorkingDocumentProps> = ({
  sheet: { title, kind, facts, parts, advice },
  position,
  children,
}) => (
  <div className={styles.root}>
    <article className={`${styles.sheet} ${styles[kind] ?? ""}`} aria-label={title}>
      <header className={styles.head}>
        <p className={styles.stamp}>{kind === "site" ? "Counted by the build" : "Our template"}</p>
        <dl className={styles.block}>
          {[{ label: "WorkingDocument", value: position }, ...facts].map(({ label, value }) => (
            <div key={label} className={styles.cell}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children && <div className={styles.figures}>{children}</div>}
      {parts.map((part) => (
        <section key={part.title} className={styles.part} id={anchorOf(part.title)}>
          <h2 className={styles.title}>{part.title}</h2>
          <div className={styles.text}>
            <Prose html={part.text.html} />
          </div>
          {part.note?.html && (
            <div className={styles.margin} role="note">
              <Prose html={part.note.html} />
            </div>
          )}
        </section>
      ))}
    </article>
    <section className={styles.advice}>
      <h2 className={styles.heading}>{kind === "site" ? "Check it yourself" : "How we use it"}</h2>
      <Prose html={advice.html} />
    </section>
  </div>
);

export const fragment = graphql`
  fragment WorkingDocument on STRAPI_SHEET {
    title
    kind
    facts {
      ...Fact
    }
    parts {
      title
      text {
        html
      }
      note {
        html
      }
    }
    advice {
      html
    }
  }
`;
