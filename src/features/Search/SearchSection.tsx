import { navigate } from "gatsby";
import type { FC } from "react";

import { searchResultsPath } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";

import { SearchForm } from "./SearchForm";

import * as styles from "./SearchForm.module.scss";

type SearchSectionProps = { title: string; text?: string };

/** A section with the search form, which leads to the search page. */
export const SearchSection: FC<SearchSectionProps> = ({ title, text }) => (
  <div className={styles.section}>
    <Section title={title} text={text} layout="aside">
      <SearchForm onSearch={(query) => void navigate(searchResultsPath(query))} />
    </Section>
  </div>
);
