import type { FC, ReactNode } from "react";

import { Section } from "../../components/Section/Section";

type CardListProps<Item> = {
  title: string;
  text?: string | null | undefined;
  items: readonly Item[];
  /** Loads the first image eagerly, as no image is above the list. */
  aboveTheFold?: boolean;
  /** Rendered for an empty list; without it the section is omitted. */
  emptyMessage?: string;
  /** Filter links above the list. */
  filters?: ReactNode;
  /** Links to the rest, below the list. */
  pagination?: ReactNode;
};

/**
 * Makes a section with a list of cards.
 *
 * @param renderCards renders the list; the image of the `eager` item is the first of the page.
 */
export const cardList =
  <Item extends { cover: unknown }>(
    renderCards: (items: readonly Item[], eager: Item | undefined) => ReactNode,
  ): FC<CardListProps<Item>> =>
  ({ title, text, items, aboveTheFold = false, emptyMessage, filters, pagination }) =>
    (items.length > 0 || emptyMessage) && (
      <Section title={title} text={text}>
        {filters}
        {items.length > 0 ? (
          renderCards(items, aboveTheFold ? items.find(({ cover }) => cover) : undefined)
        ) : (
          <p>{emptyMessage}</p>
        )}
        {pagination}
      </Section>
    );
