import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Prose } from "../../components/Prose/Prose";

type QuestionListProps = {
  title: string;
  questions: readonly Queries.QuestionFragment[] | undefined;
  /** Rendered after the questions. */
  children?: ReactNode;
};

/** Questions with collapsible answers. Renders nothing for an empty list. */
export const QuestionList: FC<QuestionListProps> = ({ title, questions, children }) =>
  !!questions?.length && (
    <Section title={title} layout="aside">
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Prose html={answer.html} />
          </Disclosure>
        ))}
        {children}
      </div>
    </Section>
  );

export const fragment = graphql`
  fragment Question on STRAPI__COMPONENT_PARTS_QUESTION {
    question
    answer {
      html
    }
  }
`;
