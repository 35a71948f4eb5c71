import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

type Item = Pick<Queries.AccordionItemFragment, "title" | "data"> &
  Partial<Queries.AccordionItemFragment>;

type AccordionItemsProps = {
  items: readonly Item[];
  /** Expands the first item. */
  firstOpen?: boolean;
  /** Rendered after the items. */
  children?: ReactNode;
};

export const AccordionItems: FC<AccordionItemsProps> = ({ items, firstOpen = false, children }) => (
  <div>
    {items.map(({ title, data, image }, index) => (
      <Disclosure key={title} title={title} open={firstOpen && index === 0}>
        <Prose html={data.html} within={{ level: 2, anchor: anchorOf(title) }} />
        {image && <Picture image={image} sizes="(min-width: 992px) 42rem, calc(100vw - 2rem)" />}
      </Disclosure>
    ))}
    {children}
  </div>
);

type AccordionProps = Omit<AccordionItemsProps, "items"> & {
  title: string;
  text?: string | null | undefined;
  items: readonly Item[] | undefined;
};

/** A section with an accordion. Renders nothing for an empty list. */
export const Accordion: FC<AccordionProps> = ({ title, text, items, ...rest }) =>
  !!items?.length && (
    <Section title={title} text={text} layout="aside">
      <AccordionItems items={items} {...rest} />
    </Section>
  );

export const questionItems = (questions: readonly Queries.QuestionFragment[] | undefined) =>
  questions?.map(({ question, answer }) => ({ title: question, data: answer }));

export const fragment = graphql`
  fragment AccordionItem on STRAPI__COMPONENT_PARTS_ACCORD {
    title
    data {
      html
    }
    image {
      ...Picture
    }
  }

  fragment Accordion on STRAPI__COMPONENT_SECTIONS_ACCORDION {
    title
    text
    accords {
      ...AccordionItem
    }
  }

  fragment Question on STRAPI__COMPONENT_PARTS_QUESTION {
    question
    answer {
      html
    }
  }
`;
