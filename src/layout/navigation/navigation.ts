import { graphql } from "gatsby";

import { recordPath } from "../../../common/page-types";

/** A link with its path or URL. */
export type NavigationLink = { name: string; path: string };

/** A group of links that the catalogue fills. */
export type CatalogueGroup = "services" | "industry" | "hire";

/** A heading with links below it: an editor's own, or the catalogue's. */
export type NavigationGroup =
  { name: string; group: CatalogueGroup } | { name: string; links: readonly NavigationLink[] };

/** An entry of the menu. */
export type MenuItem = NavigationLink | NavigationGroup;

type Link = Queries.NavigationLinkFragment;

/** The path of a link; undefined for one to a page that is not published. */
const pathOf = ({ place, page, address }: Link) =>
  place || (page?.slug && recordPath("page", page.slug)) || address;

/** Links with a path. */
export const toLinks = (links: readonly Link[]): NavigationLink[] =>
  links.flatMap((link) => {
    const path = pathOf(link);

    return path ? [{ name: link.label, path }] : [];
  });

type Item =
  Queries.NavigationFragment["items"][number] | Queries.FooterColumnsFragment["columns"][number];

/** The entries of a menu, or the columns of a footer. A group without links is left out. */
const toItems = (items: readonly Item[]): MenuItem[] =>
  items.flatMap((item): MenuItem[] => {
    switch (item.__typename) {
      case "STRAPI__COMPONENT_NAVIGATION_CATALOGUE":
        return [{ name: item.label, group: item.group as CatalogueGroup }];
      case "STRAPI__COMPONENT_NAVIGATION_GROUP": {
        const links = toLinks(item.links);

        return links.length > 0 ? [{ name: item.label, links }] : [];
      }
      default:
        return toLinks([item]);
    }
  });

/** The entries of the menu. A group with one link is this link: its panel would be empty but for it. */
export const toMenuItems = (items: readonly Item[]): MenuItem[] =>
  toItems(items).map((item) => {
    const [link, ...others] = "links" in item ? item.links : [];

    return link && others.length === 0 ? link : item;
  });

/** The footer's columns. */
export const toColumns = (columns: Queries.FooterColumnsFragment["columns"]) =>
  toItems(columns).filter((column): column is NavigationGroup => !("path" in column));

export const fragment = graphql`
  fragment NavigationLink on STRAPI__COMPONENT_NAVIGATION_LINK {
    label
    place
    page {
      slug
    }
    address
  }

  fragment Navigation on STRAPI_MENU {
    header {
      ...NavigationLink
    }
    items {
      __typename
      ...NavigationLink
      ... on STRAPI__COMPONENT_NAVIGATION_CATALOGUE {
        label
        group
      }
      ... on STRAPI__COMPONENT_NAVIGATION_GROUP {
        label
        links {
          ...NavigationLink
        }
      }
    }
    details {
      ...NavigationLink
    }
  }

  fragment FooterColumns on STRAPI_FOOTER {
    columns {
      __typename
      ... on STRAPI__COMPONENT_NAVIGATION_CATALOGUE {
        label
        group
      }
      ... on STRAPI__COMPONENT_NAVIGATION_GROUP {
        label
        links {
          ...NavigationLink
        }
      }
    }
    legal {
      ...NavigationLink
    }
  }
`;
