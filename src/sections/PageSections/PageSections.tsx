import { graphql } from "gatsby";
import { useContext, type FC, type ReactNode } from "react";

import { contactFormId } from "../../../common/catalogue/paths";
import type { Crumb } from "../../components/Breadcrumb/Breadcrumb";
import { RateList } from "../../components/RateList/RateList";
import { Section, SectionAnchor } from "../../components/Section/Section";
import { LazyCustomForm } from "../../forms/custom/lazy-custom-form";
import { required } from "../../lib/required";
import { anchoredSections } from "../anchored-sections";
import { ArticleList } from "../ArticleList/ArticleList";
import { CallToAction } from "../CallToAction/CallToAction";
import { ClientList } from "../ClientList/ClientList";
import { ComparisonTable } from "../ComparisonTable/ComparisonTable";
import { ContactFormSection, FormWithChannels } from "../ContactFormSection/ContactFormSection";
import { DynamicZoneItem } from "../DynamicZone/DynamicZone";
import { Hero } from "../Hero/Hero";
import { PersonList } from "../PersonList/PersonList";
import { ProjectList } from "../ProjectList/ProjectList";
import { TestimonialList } from "../TestimonialList/TestimonialList";
import { ProseSection } from "../ProseSection/ProseSection";

/** A section of a page, as its template queries it. */
export type PageSection = Queries.PageSectionsFragment["sections"][number];

/** What the sections need besides their own fields. */
export type PageSectionsData = {
  contactDetails: Queries.ContactFormSectionFragment | null;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** The records of lists, by slug. */
  articles: readonly Queries.ArticleCardFragment[];
  projects: readonly Queries.ProjectCardFragment[];
  /** The slugs that each section lists; null for a section without a list. */
  lists: readonly (readonly string[] | null)[];
};

const bySlugs = <Item extends { readonly slug: string }>(
  items: readonly Item[],
  slugs: readonly string[] | null | undefined,
) => (slugs ?? []).flatMap((slug) => items.find((item) => item.slug === slug) ?? []);

type FormProps = Pick<PageSectionsData, "contactDetails"> & {
  item: Extract<PageSection, { __typename: "STRAPI__COMPONENT_SECTIONS_FORM" }>;
};

/** The contact form, or the form that an editor has chosen. */
const PageForm: FC<FormProps> = ({ item: { title, text, form }, contactDetails }) => {
  const anchor = useContext(SectionAnchor);
  if (!form) return <ContactFormSection {...{ contactDetails, title, text, anchor }} />;
  const site = required(contactDetails, "the site record");

  return (
    <FormWithChannels
      {...{ site, title, text, anchor }}
      form={<LazyCustomForm email={site.salesEmail} form={form} />}
    />
  );
};

type ItemProps = {
  item: PageSection;
  index: number;
} & PageSectionsData;

const PageSectionItem: FC<ItemProps> = ({
  item,
  index,
  contactDetails,
  breadcrumbs,
  articles,
  projects,
  lists,
}) => {
  switch (item.__typename) {
    case "STRAPI__COMPONENT_SECTIONS_MAIN":
      return <Hero {...item} {...(breadcrumbs && { breadcrumbs, eyebrow: null })} />;
    case "STRAPI__COMPONENT_SECTIONS_TEXT":
      return <ProseSection {...item} />;
    case "STRAPI__COMPONENT_SECTIONS_QUOTES":
      return <TestimonialList title={item.title} testimonials={item.testimonials ?? []} />;
    case "STRAPI__COMPONENT_SECTIONS_PEOPLE":
      return <PersonList title={item.title} people={item.people ?? []} />;
    case "STRAPI__COMPONENT_SECTIONS_CLIENTS":
      return <ClientList {...item} />;
    case "STRAPI__COMPONENT_SECTIONS_PROJECTS":
      return (
        <ProjectList title={item.title} text={item.text} items={bySlugs(projects, lists[index])} />
      );
    case "STRAPI__COMPONENT_SECTIONS_ARTICLES":
      return (
        <ArticleList title={item.title} text={item.text} items={bySlugs(articles, lists[index])} />
      );
    case "STRAPI__COMPONENT_SECTIONS_PRICES":
      return (
        <Section title={item.title} text={item.text}>
          <RateList rates={item.rates} />
        </Section>
      );
    case "STRAPI__COMPONENT_SECTIONS_COMPARISON":
      return (
        <ComparisonTable title={item.title} names={[item.first, item.second]} rows={item.rows} />
      );
    case "STRAPI__COMPONENT_SECTIONS_ACTION":
      return <CallToAction {...item} />;
    case "STRAPI__COMPONENT_SECTIONS_FORM":
      return <PageForm item={item} contactDetails={contactDetails} />;
    case "STRAPI__COMPONENT_SHARED_SEO":
      return null;
    default:
      return <DynamicZoneItem item={item} />;
  }
};

/** The sections of a page that editors compose, in their order. */
export const renderPageSections = (
  sections: readonly PageSection[],
  data: PageSectionsData,
): ReactNode[] => {
  const firstForm = sections.find(
    ({ __typename }) => __typename === "STRAPI__COMPONENT_SECTIONS_FORM",
  );

  return anchoredSections(
    sections,
    (item, index) => <PageSectionItem item={item} index={index} {...data} />,
    { fixed: (item) => (item === firstForm ? contactFormId : undefined) },
  );
};

export const fragment = graphql`
  fragment CustomForm on STRAPI_FORM {
    title
    slug
    # Gatsby's nodes have a field "fields" of their own.
    fields: questions {
      key
      label
      kind
      purpose
      required
      help
      options
      min
      max
    }
    button
    thanks
    thanksPath
  }

  fragment PageSections on STRAPI_PAGE {
    sections {
      __typename
      ...Hero
      ...ProseSection
      ...CardGroup
      ...FeatureGroup
      ...Accordion
      ...CallToAction
      ... on STRAPI__COMPONENT_SECTIONS_QUOTES {
        title
        testimonials {
          ...Testimonial
        }
      }
      ... on STRAPI__COMPONENT_SECTIONS_PEOPLE {
        title
        people {
          ...Person
        }
      }
      ... on STRAPI__COMPONENT_SECTIONS_CLIENTS {
        title
        clients {
          ...Client
        }
      }
      ... on STRAPI__COMPONENT_SECTIONS_PROJECTS {
        title
        text
      }
      ... on STRAPI__COMPONENT_SECTIONS_ARTICLES {
        title
        text
      }
      ... on STRAPI__COMPONENT_SECTIONS_PRICES {
        title
        text
        rates {
          ...Rate
        }
      }
      ... on STRAPI__COMPONENT_SECTIONS_COMPARISON {
        title
        first
        second
        rows {
          ...Criterion
        }
      }
      ... on STRAPI__COMPONENT_SECTIONS_FORM {
        title
        text
        form {
          ...CustomForm
        }
      }
      ...Seo
    }
  }
`;
