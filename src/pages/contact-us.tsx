import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { Seo } from "../layout/Seo/Seo";
import { required } from "../lib/required";
import { itemOf, itemsBut } from "../lib/zone-items";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Hero } from "../sections/Hero/Hero";
import { heroProps } from "../sections/Hero/hero-props";
import { Zone } from "../sections/Zone/Zone";

type Items = NonNullable<Queries.ContactPageQuery["record"]>["contactcontent"];

/** The second item is the form's: its title, its text, its cards (specification, section 2). */
const formWords = (item: Items[number] | undefined) =>
  item && "cards" in item
    ? { title: item.title, text: item.text, steps: item.cards }
    : { title: item && "title" in item ? item.title : "Write to us" };

const ContactPage: FC<PageProps<Queries.ContactPageQuery>> = ({ data }) => {
  const items = required(data.record, "the contactus record").contactcontent;
  const main = itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN");

  return (
    <>
      {main && <Hero {...heroProps(main)} />}
      <ContactFormBand addresses={data.addresses} {...formWords(items[1])} />
      <Zone
        items={itemsBut(
          items.filter((_, index) => index !== 1),
          "STRAPI__COMPONENT_SECTIONS_MAIN",
        )}
      />
    </>
  );
};

export default ContactPage;

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the contactus record").contactcontent;

  return (
    <Seo
      seo={required(itemOf(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of contactus")}
      path={location.pathname}
    />
  );
};

export const query = graphql`
  query ContactPage {
    addresses: strapiSite {
      ...ContactFormBand
    }
    record: strapiContactus {
      contactcontent {
        __typename
        ...CardGroup
        ...Main
        ...Seo
      }
    }
  }
`;
