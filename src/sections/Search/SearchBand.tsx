import { navigate } from "gatsby";
import type { FC } from "react";

import { searchResultsPath } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";

import { SearchForm } from "./SearchForm";

import * as styles from "./SearchForm.module.scss";

type SearchBandProps = { title: string; text?: string };

/** A way to the search from a page on which people look for something. */
export const SearchBand: FC<SearchBandProps> = ({ title, text }) => (
  <div className={styles.band}>
    <Band title={title} text={text} layout="aside">
      <SearchForm onSend={(words) => void navigate(searchResultsPath(words))} />
    </Band>
  </div>
);
