import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";

import * as styles from "./StepList.module.scss";

type StepListProps = { title: string; steps: readonly Queries.StepFragment[] | undefined };

/** A process: numbered steps with durations and outcomes. The one section of its page that stands out. */
export const StepList: FC<StepListProps> = ({ title, steps }) =>
  !!steps?.length && (
    <Section title={title} tone="inverse">
      <ol className={styles.root}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            {step.duration && <p className={styles.duration}>{step.duration}</p>}
            <p className={styles.text}>{step.text}</p>
            {step.outcome && (
              <p className={styles.outcome}>
                <strong>You get:</strong> {step.outcome}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );

export const fragment = graphql`
  fragment Step on STRAPI__COMPONENT_PARTS_STEP {
    title
    text
    duration
    outcome
  }
`;
