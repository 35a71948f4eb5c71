import type {
  Article as ArticleThing,
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  ItemList,
  Service,
  Thing,
} from "schema-dts";

import { withWholeAddresses } from "../../lib/whole-addresses";

/**
 * Where a page is, whose it is, and the picture that is shared with it. Addresses are absolute,
 * the site's without a slash at its end.
 */
export type Place = {
  siteUrl: string;
  address: string;
  organization: string;
  image: string | undefined;
};

/**
 * Describes what a page is about to search engines, as schema.org data made from what the page
 * shows; null when there is nothing to say.
 */
export type Describe = (place: Place) => Exclude<Thing, string> | null;

/** The agency as other things name it; the home page says the rest of it (`organization`). */
export const agency = ({ siteUrl, organization }: Place) =>
  ({
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: organization,
    url: `${siteUrl}/`,
  }) as const;

/** The way to the page. Steps without a page of their own are left out, since each needs an address. */
export const breadcrumbs =
  (crumbs: readonly { name: string; path?: string }[]) =>
  ({ siteUrl, address }: Place): BreadcrumbList => ({
    "@type": "BreadcrumbList",
    itemListElement: crumbs
      .map(({ name, path }, index) => ({
        name,
        item: index === crumbs.length - 1 ? address : path && siteUrl + path,
      }))
      .flatMap(({ name, item }) => (item ? [{ name, item }] : []))
      .map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  });

/** Questions that the page answers. */
export const questions =
  (list: readonly Queries.QuestionFragment[] | undefined) =>
  ({ siteUrl }: Place): FAQPage | null =>
    list?.length
      ? {
          "@type": "FAQPage",
          mainEntity: list.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: withWholeAddresses(answer.html, siteUrl) },
          })),
        }
      : null;

/** A list of records with a page each, in the order in which it is shown. */
export const listOf =
  (records: readonly { title: string; slug: string }[], pathOf: (slug: string) => string) =>
  ({ siteUrl }: Place): ItemList | null =>
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

/** What we sell on the page, in the words that the page says. */
export const service =
  (name: string, description: string) =>
  (place: Place): Service => ({
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: place.address,
    provider: agency(place),
  });

type Article = Pick<Queries.ArticleHeadFragment, "title" | "excerpt" | "date" | "category"> &
  Pick<Queries.ArticleBodyFragment, "author"> & { updatedAt: string };

/** An article. */
export const blogPosting =
  ({ title, excerpt, date, updatedAt, category, author }: Article) =>
  (place: Place): BlogPosting => ({
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: updatedAt,
    inLanguage: "en",
    mainEntityOfPage: place.address,
    ...(place.image && { image: place.image }),
    ...(category && { articleSection: category.name }),
    author: author
      ? { "@type": "Person", name: author.name, ...(author.role && { jobTitle: author.role }) }
      : agency(place),
    publisher: agency(place),
  });

type Guide = { title: string; lead: string; createdAt: string; updatedAt: string };

/** A page that explains something, written by nobody in particular. */
export const article =
  ({ title, lead, createdAt, updatedAt }: Guide) =>
  (place: Place): ArticleThing => ({
    "@type": "Article",
    headline: title,
    description: lead,
    datePublished: createdAt,
    dateModified: updatedAt,
    inLanguage: "en",
    mainEntityOfPage: place.address,
    ...(place.image && { image: place.image }),
    author: agency(place),
    publisher: agency(place),
  });

type Project = { title: string; summary: string; updatedAt: string };

/** A case study. */
export const caseStudy =
  ({ title, summary, updatedAt }: Project) =>
  (place: Place): CreativeWork => ({
    "@type": "CreativeWork",
    name: title,
    abstract: summary,
    dateModified: updatedAt,
    inLanguage: "en",
    url: place.address,
    ...(place.image && { image: place.image }),
    creator: agency(place),
  });
