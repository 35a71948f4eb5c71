import { graphql } from "gatsby";
import type { FC } from "react";

import { Prose } from "../../components/Prose/Prose";
import { anchorsOf } from "../../lib/anchor";

import * as styles from "./WorkingDocument.module.scss";

type WorkingDocumentProps = {
  document: Queries.WorkingDocumentFragment;
  /** Its position among the documents: `3 of 7`. */
  position: string;
};

/**
 * A working document: a template that the agency uses in projects, such as a project brief. The one
 * of kind `site` documents this website.
 */
export const WorkingDocument: FC<WorkingDocumentProps> = ({
  document: { title, kind, facts, parts, advice },
  position,
}) => {
  const anchors = anchorsOf(parts.map((section) => section.title));

  return (
    <div className={styles.root}>
      <article className={`${styles.document} ${styles[kind] ?? ""}`} aria-label={title}>
        <header className={styles.header}>
          <p className={styles.stamp}>{kind === "site" ? "Our own site" : "Our template"}</p>
          <dl className={styles.titleBlock}>
            {[{ label: "Document", value: position }, ...facts].map(({ label, value }) => (
              <div key={label} className={styles.cell}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        {parts.map((section, at) => (
          <section key={anchors[at]} className={styles.section} id={anchors[at]}>
            <h2 className={styles.title}>{section.title}</h2>
            <div className={styles.text}>
              <Prose html={section.text.html} within={{ level: 2, anchor: anchors[at] ?? "" }} />
            </div>
            {section.note?.html && (
              <div className={styles.sidenote} role="note">
                <Prose
                  html={section.note.html}
                  within={{ level: 2, anchor: `${anchors[at] ?? ""}-note` }}
                />
              </div>
            )}
          </section>
        ))}
      </article>
      <section className={styles.advice}>
        <h2 className={styles.heading}>
          {kind === "site" ? "Check it yourself" : "How we use it"}
        </h2>
        <Prose html={advice.html} within={{ level: 2, anchor: "advice" }} />
      </section>
    </div>
  );
};

export const fragment = graphql`
  fragment WorkingDocument on STRAPI_DOCUMENT {
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
