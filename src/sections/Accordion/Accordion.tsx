import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";

/** The items of an accordion, the first expanded. */
export const Accords: FC<{ accords: readonly Queries.AccordFragment[] }> = ({ accords }) => (
  <div>
    {accords.map(({ title, data, image }, index) => (
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
  <Band title={title} text={text} layout="aside">
    <Accords accords={accords} />
  </Band>
);

export const fragment = graphql`
  fragment Accord on STRAPI__COMPONENT_PARTS_ACCORD {
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
      ...Accord
    }
  }
`;
