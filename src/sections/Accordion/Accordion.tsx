import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";

/** The items of an accordion, the first expanded. */
export const AccordionItems: FC<{ items: readonly Queries.AccordionItemFragment[] }> = ({
  items,
}) => (
  <div>
    {items.map(({ title, data, image }, index) => (
      <Disclosure key={title} title={title} open={index === 0}>
        <Prose html={data.html} />
        {image && <Picture image={image} sizes="(min-width: 992px) 42rem, calc(100vw - 2rem)" />}
      </Disclosure>
    ))}
  </div>
);

/** A section with an accordion. */
export const Accordion: FC<{ accordion: Queries.AccordionFragment }> = ({
  accordion: { title, text, accords },
}) => (
  <Section title={title} text={text} layout="aside">
    <AccordionItems items={accords} />
  </Section>
);

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
`;
