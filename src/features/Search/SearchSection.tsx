import type { FC } from "react";

import { searchResultsPath } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";
import { loadPage } from "../../lib/load-page";

import { SearchForm } from "./SearchForm";

import * as styles from "./SearchForm.module.scss";

type SearchSectionProps = { title: string; text?: string };

/** A section with the search form, which leads to the search page. */
export const SearchSection: FC<SearchSectionProps> = ({ title, text }) => (
  <div className={styles.section}>
    <Section title={title} text={text} layout="aside">
      <SearchForm onSearch={(query) => loadPage(searchResultsPath(query))} />
    </Section>
  </div>
);
