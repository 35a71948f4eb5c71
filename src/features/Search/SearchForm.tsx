import type { FC, FormEvent, Ref } from "react";

import { searchFieldId, searchPath } from "../../../common/catalogue/paths";
import { Button } from "../../components/Button/Button";

import * as styles from "./SearchForm.module.scss";

type SearchFormProps = {
  fieldRef?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  /** Called with the trimmed query on input. */
  onQueryChange?: (query: string) => void;
  /** Called with the trimmed query on submit. */
  onSearch: (query: string) => void;
};

const readQuery = (form: HTMLFormElement) => String(new FormData(form).get("q") ?? "").trim();

/** The search form. Hidden without JavaScript, which the search needs. */
export const SearchForm: FC<SearchFormProps> = ({ fieldRef, onFocus, onQueryChange, onSearch }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(readQuery(event.currentTarget));
  };

  return (
    <form
      className={styles.root}
      role="search"
      action={searchPath}
      onSubmit={submit}
      onInput={({ currentTarget }) => onQueryChange?.(readQuery(currentTarget))}
    >
      <label className={styles.label} htmlFor={searchFieldId}>
        Search this site
      </label>
      <input
        ref={fieldRef}
        className={styles.field}
        id={searchFieldId}
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onFocus}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
};
