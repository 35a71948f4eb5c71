import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { contactFormId, imprintId } from "../../common/catalogue/paths";
import { Prose } from "../components/Prose/Prose";
import { Section } from "../components/Section/Section";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { webPage } from "../layout/Seo/structured-data";
import { contactFormTitle } from "../lib/contact-form-title";
import { required } from "../lib/required";
import { findZoneItem, omitZoneItems } from "../lib/zone-items";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { ContactHero } from "../sections/ContactHero/ContactHero";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

type Items = NonNullable<Queries.ContactPageQuery["record"]>["contactcontent"];

const formOf = (item: Items[number] | undefined) =>
  item && "cards" in item ? item : { title: contactFormTitle(item), text: null, cards: [] };

const ContactPage: FC<PageProps<Queries.ContactPageQuery>> = ({ data }) => {
  const items = required(data.record, "the contactus record").contactcontent;
  const main = required(
    findZoneItem(items, "STRAPI__COMPONENT_SECTIONS_MAIN"),
    "the main of contactus",
  );
  const form = formOf(items[1]);

  return (
    <PageBody>
      <ContactHero main={main} form={form} contactDetails={data.contactDetails} />
      {form.cards.length > 0 && (
        <CardGroup
          group={{ title: "What happens next", text: null, layout: "steps", cards: form.cards }}
        />
      )}
      {renderDynamicZone(
        omitZoneItems(
          items.filter((_, index) => index !== 1),
          "STRAPI__COMPONENT_SECTIONS_MAIN",
        ),
        [contactFormId, imprintId],
      )}
      {data.contactDetails?.imprint?.html && (
        <Section title="Imprint" anchor={imprintId} layout="aside">
          <Prose html={data.contactDetails.imprint.html} within={{ level: 2, anchor: imprintId }} />
        </Section>
      )}
    </PageBody>
  );
};

export default ContactPage;

export const Head: HeadFC<Queries.ContactPageQuery> = ({ data, location }) => {
  const items = required(data.record, "the contactus record").contactcontent;
  const seo = required(findZoneItem(items, "STRAPI__COMPONENT_SHARED_SEO"), "the seo of contactus");

  return <Seo seo={seo} path={location.pathname} structuredData={[webPage("ContactPage", seo)]} />;
};

export const query = graphql`
  query ContactPage {
    contactDetails: strapiSite {
      ...ContactFormSection
      imprint {
        html
      }
    }
    record: strapiContactus {
      contactcontent {
        __typename
        ...CardGroup
        ...Hero
        ...Seo
      }
    }
  }
`;
