import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { DataTable } from "../../components/DataTable/DataTable";
import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import { ScreenDrawing } from "../../features/CaseStudyDiagrams/ScreenDrawing";
import { SequenceDrawing } from "../../features/CaseStudyDiagrams/SequenceDrawing";

import * as styles from "./CaseStudyBody.module.scss";

type Project = Queries.CaseStudyBodyFragment;

/** The section in which a text is. */
const within = (title: string) => ({ level: 2, anchor: anchorOf(title) }) as const;

/** A verdict and its explanation. */
const verdict = (label: string, explanation: string, highlighted = false) => (
  <span>
    <strong className={highlighted ? styles.high : styles.verdict}>{label}</strong> {explanation}
  </span>
);

const optionTable = ({ options }: Project) => (
  <DataTable
    caption="Options"
    columns={["Option", "Verdict", "Switching cost"]}
    rows={options.map(({ title, verdict: label, reason, costToLeave }) => ({
      header: title,
      cells: [verdict(label, reason), costToLeave],
    }))}
  />
);

const code = ({ html }: NonNullable<Project["code"]>) => (
  <div className={styles.code}>
    <Prose html={html} within={within("Code")} />
  </div>
);

const riskTable = ({ risks }: Project) => (
  <DataTable
    caption="Risks"
    columns={["Risk", "Likelihood and warning sign", "What we do"]}
    rows={risks.map(({ title, likelihood, sign, response }) => ({
      header: title,
      cells: [verdict(likelihood, sign, likelihood === "High"), response],
    }))}
  />
);

const decision = ({ approach, screen, sequence }: Project) => (
  <>
    <Prose html={approach.html} within={within("Decision")} />
    {screen && <ScreenDrawing screen={screen} />}
    {sequence && <SequenceDrawing sequence={sequence} />}
  </>
);

const outcome = ({ result, pictures }: Project) => (
  <>
    <Prose html={result.html} within={within("Result")} />
    {pictures?.map((picture) => (
      <Picture
        key={picture.id}
        image={picture}
        sizes="(min-width: 1304px) 920px, (min-width: 992px) 70vw, calc(100vw - 2rem)"
      />
    ))}
  </>
);

/** The filled sections of a case study, in order. */
const sectionsOf = (project: Project): (readonly [title: string, content: ReactNode])[] => [
  ["Problem", <Prose key="" html={project.challenge.html} within={within("Problem")} />],
  ...(project.options.length > 0 ? [["Options", optionTable(project)] as const] : []),
  ["Decision", decision(project)],
  ...(project.code ? [["Code", code(project.code)] as const] : []),
  ...(project.risks.length > 0 ? [["Risks", riskTable(project)] as const] : []),
  ["Result", outcome(project)],
];

/** The body of a case study, from problem to outcome, with a table of contents. */
export const CaseStudyBody: FC<{ project: Project }> = ({ project }) => {
  const sections = sectionsOf(project);

  return (
    <div className={styles.root}>
      <TableOfContents headings={sections.map(([title]) => ({ title, anchor: anchorOf(title) }))} />
      <div className={styles.sections}>
        {sections.map(([title, content]) => (
          <section key={title} className={styles.section} id={anchorOf(title)}>
            <h2 className={styles.title}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment CaseStudyBody on STRAPI_PROJECT {
    challenge {
      html
    }
    options {
      title
      verdict
      reason
      costToLeave
    }
    approach {
      html
    }
    screen {
      ...Screen
    }
    sequence {
      ...Sequence
    }
    code {
      html
    }
    risks {
      title
      likelihood
      sign
      response
    }
    result {
      html
    }
    pictures {
      id
      ...Picture
    }
  }
`;
