import type { FC, FormEvent, Ref } from "react";

import { searchFieldId, searchPath } from "../../catalogue/paths";
import { Button } from "../../components/Button/Button";

import * as styles from "./SearchForm.module.scss";

type SearchFormProps = {
  fieldRef?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  /** What is typed, without spaces around it. */
  onType?: (words: string) => void;
  /** What was typed when the form is sent; by itself it leads to the page of the search. */
  onSend: (words: string) => void;
};

const wordsOf = (form: HTMLFormElement) => String(new FormData(form).get("q") ?? "").trim();

/** The field for what is searched for. Without script it is not there, since a search is script. */
export const SearchForm: FC<SearchFormProps> = ({ fieldRef, onFocus, onType, onSend }) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(wordsOf(event.currentTarget));
  };

  return (
    <form
      className={styles.root}
      role="search"
      action={searchPath}
      onSubmit={send}
      onInput={({ currentTarget }) => onType?.(wordsOf(currentTarget))}
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
        // Said for focusPage, which takes what has no tab index out of the order of Tab.
        tabIndex={0}
        onFocus={onFocus}
      />
      <Button type="submit" variant="quiet">
        Search
      </Button>
    </form>
  );
};
