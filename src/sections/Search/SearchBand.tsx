import { navigate } from "gatsby";
import type { FC } from "react";

import { searchResultsPath } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";

import { SearchForm } from "./SearchForm";

import * as styles from "./SearchForm.module.scss";

type SearchBandProps = { title: string; text?: string };

/** A section with the search form, which leads to the search page. */
export const SearchBand: FC<SearchBandProps> = ({ title, text }) => (
  <div className={styles.band}>
    <Band title={title} text={text} layout="aside">
      <SearchForm onSearch={(words) => void navigate(searchResultsPath(words))} />
    </Band>
  </div>
);
