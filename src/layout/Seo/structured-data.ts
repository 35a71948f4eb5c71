import type {
  Article as ArticleSchema,
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  ItemList,
  Offer,
  Service,
  Thing,
  WebPage,
} from "schema-dts";

import { absolutizeUrls } from "../../lib/absolute-urls";
import { priceRange } from "../../lib/format-rate";
import { modifiedAt } from "../../lib/modified-at";

/** URLs are absolute, `siteUrl` without a trailing slash. */
export type PageContext = {
  siteUrl: string;
  url: string;
  organization: string;
  image: string | undefined;
};

/** Builds a page's JSON-LD (schema.org); null to omit it. */
export type StructuredDataBuilder = (page: PageContext) => Exclude<Thing, string> | null;

/** The reference to the organization, which the home page describes in full (`organization`). */
export const organizationRef = ({ siteUrl, organization }: PageContext) =>
  ({
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: organization,
    url: `${siteUrl}/`,
  }) as const;

/** The page's breadcrumbs. Those that are not a page, but text or a section, are omitted. */
export const breadcrumbs =
  (crumbs: readonly { name: string; path?: string }[]) =>
  ({ siteUrl, url }: PageContext): BreadcrumbList => ({
    "@type": "BreadcrumbList",
    itemListElement: crumbs
      .map(({ name, path }, index) => ({
        name,
        item: index === crumbs.length - 1 ? url : path && siteUrl + path,
      }))
      .flatMap(({ name, item }) => (item && !item.includes("#") ? [{ name, item }] : []))
      .map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  });

export const faqPage =
  (questions: readonly Queries.QuestionFragment[] | undefined) =>
  ({ siteUrl }: PageContext): FAQPage | null =>
    questions?.length
      ? {
          "@type": "FAQPage",
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: absolutizeUrls(answer.html, siteUrl) },
          })),
        }
      : null;

/** A list of records, each with its own page, in display order. */
export const itemList =
  (records: readonly { title: string; slug: string }[], pathOf: (slug: string) => string) =>
  ({ siteUrl }: PageContext): ItemList | null =>
    records.length > 0
      ? {
          "@type": "ItemList",
          itemListElement: records.map(({ title, slug }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: title,
            url: siteUrl + pathOf(slug),
          })),
        }
      : null;

/** A rate's range; null for a sample figure, or without an amount. */
export const offeredRange = (rate: Queries.RateFragment) => {
  const range = priceRange(rate);

  return rate.sample || (range.from === null && range.to === null) ? null : range;
};

const offers = (rates: readonly Queries.RateFragment[]) =>
  rates.flatMap((rate): Exclude<Offer, string>[] => {
    const range = offeredRange(rate);
    if (!range) return [];
    const { from, to } = range;

    return [
      {
        "@type": "Offer",
        name: rate.label,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceCurrency: rate.currency,
          ...(from !== null && { minPrice: from }),
          ...(to !== null && { maxPrice: to }),
          unitText: rate.unit,
        },
      },
    ];
  });

type Model = Pick<Queries.EngagementModelFragment, "title" | "rates">;

/** The engagement models with a price, as offers of the organization. */
export const engagementOffers =
  (models: readonly Model[]): StructuredDataBuilder =>
  (page) => {
    const makesOffer = models.flatMap(({ title, rates }) =>
      offers(rates).map((offer) => ({
        ...offer,
        itemOffered: { "@type": "Service" as const, name: title },
      })),
    );

    return makesOffer.length > 0 ? { ...organizationRef(page), makesOffer } : null;
  };

export const service =
  (name: string, description: string, rates: readonly Queries.RateFragment[] = []) =>
  (page: PageContext): Service => ({
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: page.url,
    provider: organizationRef(page),
    ...(rates.some(offeredRange) && { offers: offers(rates) }),
  });

/** The page itself, if nothing more specific describes it. */
export const webPage =
  (
    type: "AboutPage" | "CollectionPage" | "ContactPage" | "WebPage",
    { title, description }: { title: string; description: string },
  ) =>
  (page: PageContext): WebPage => ({
    "@type": type,
    name: title,
    description,
    url: page.url,
    inLanguage: "en",
    publisher: organizationRef(page),
  });

/** The people who work here. */
export const team =
  (people: readonly { name: string; role: string }[]): StructuredDataBuilder =>
  (page) =>
    people.length > 0
      ? {
          ...organizationRef(page),
          employee: people.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
        }
      : null;

type Article = Pick<Queries.ArticleHeaderFragment, "title" | "excerpt" | "date" | "category"> &
  Pick<Queries.ArticleBodyFragment, "author"> & { publishedAt: string };

export const blogPosting =
  ({ title, excerpt, date, publishedAt, category, author }: Article) =>
  (page: PageContext): BlogPosting => ({
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modifiedAt({ date, publishedAt }),
    inLanguage: "en",
    mainEntityOfPage: page.url,
    ...(page.image && { image: page.image }),
    ...(category && { articleSection: category.name }),
    author: author
      ? { "@type": "Person", name: author.name, ...(author.role && { jobTitle: author.role }) }
      : organizationRef(page),
    publisher: organizationRef(page),
  });

type Guide = { title: string; lead: string; publishedAt: string };

/**
 * An article without a named author. Both dates are of the live version: Strapi does not keep the
 * day of the first one, and the draft may be older.
 */
export const article =
  ({ title, lead, publishedAt }: Guide) =>
  (page: PageContext): ArticleSchema => ({
    "@type": "Article",
    headline: title,
    description: lead,
    datePublished: publishedAt,
    dateModified: publishedAt,
    inLanguage: "en",
    mainEntityOfPage: page.url,
    ...(page.image && { image: page.image }),
    author: organizationRef(page),
    publisher: organizationRef(page),
  });

type Project = { title: string; summary: string; publishedAt: string };

export const caseStudy =
  ({ title, summary, publishedAt }: Project) =>
  (page: PageContext): CreativeWork => ({
    "@type": "CreativeWork",
    name: title,
    abstract: summary,
    dateModified: publishedAt,
    inLanguage: "en",
    url: page.url,
    ...(page.image && { image: page.image }),
    creator: organizationRef(page),
  });
