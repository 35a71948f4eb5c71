import { useEffect, useId, useRef, useState, type FC } from "react";

import { listLabel } from "../../catalogue/hire-copy";
import { servicePath } from "../../catalogue/paths";
import { technologyOf, type TechnologySlug } from "../../catalogue/technologies";
import { SmartLink } from "../../components/SmartLink/SmartLink";

import { findService, findTechnologies } from "./find-technologies";

import * as styles from "./TechnologySearch.module.scss";

type TechnologyComboboxProps = {
  /** The input that becomes a combobox; this component renders its listbox. */
  input: HTMLInputElement;
  label: string;
  /** Technologies that are already selected. */
  excluded?: readonly TechnologySlug[];
  /** Message when the limit is reached. */
  limitMessage?: string | undefined;
  onPick: (slug: TechnologySlug) => void;
};

const nameOf = (slug: TechnologySlug) => listLabel(technologyOf(slug));

const NoMatch: FC<{ query: string }> = ({ query }) => {
  const service = findService(query);

  return (
    <>
      No technology of ours is called “{query}”.{" "}
      {service ? (
        <>
          See <SmartLink href={servicePath(service.slug)}>{service.name}</SmartLink>.
        </>
      ) : (
        "Try another spelling, or ask us about it."
      )}
    </>
  );
};

const empty = (field: HTMLInputElement) => {
  field.value = "";
};

/** A combobox with a filtered list (WAI-ARIA APG, "Editable combobox with list autocomplete"). */
export const TechnologyCombobox: FC<TechnologyComboboxProps> = ({
  input,
  label,
  excluded = [],
  limitMessage,
  onPick,
}) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState(() => input.value.trim());
  const [open, setOpen] = useState(() => query !== "" && input === document.activeElement);
  const [active, setActive] = useState(query === "" ? -1 : 0);

  const found = findTechnologies(query);
  const options = limitMessage ? [] : found.filter((slug) => !excluded.includes(slug));
  const shown = open && options.length > 0;
  const current = shown ? options[active] : undefined;
  const optionId = (slug: TechnologySlug) => `${id}-${slug}`;

  const show = (words: string) => {
    setQuery(words);
    setActive(words === "" ? -1 : 0);
    setOpen(true);
  };
  const clear = () => {
    empty(input);
    show("");
    setOpen(false);
  };
  const pick = (slug: TechnologySlug) => {
    clear();
    onPick(slug);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      const from = shown ? active : step > 0 ? -1 : 0;
      setActive((from + step + options.length) % (options.length || 1));
    } else if (event.key === "Enter" && current) pick(current);
    else if (event.key === "Escape" && shown) setOpen(false);
    else if (event.key === "Escape" && input.value) clear();
    else return;
    event.preventDefault();
  };

  // The page renders the input before this component, so listeners are added by hand.
  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    input.addEventListener("keydown", onKey, { signal });
    input.addEventListener("input", () => show(input.value.trim()), { signal });
    input.addEventListener("click", () => setOpen(true), { signal });
    input.addEventListener("blur", () => setOpen(false), { signal });
    input.form?.addEventListener("reset", clear, { signal });

    return () => until.abort();
  });

  useEffect(() => {
    const state = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(shown),
      "aria-controls": shown ? id : "",
      "aria-describedby": `${id}-status`,
      "aria-activedescendant": current ? optionId(current) : "",
    };
    for (const [name, value] of Object.entries(state)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  return (
    <div className={styles.below}>
      {shown && (
        <ul ref={list} className={styles.list} id={id} role="listbox" aria-label={label}>
          {options.map((slug) => (
            // Focus stays in the input, whose keys move through the options.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={slug}
              className={styles.option}
              id={optionId(slug)}
              role="option"
              aria-selected={slug === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(slug)}
            >
              {nameOf(slug)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.status} id={`${id}-status`} role="status">
        {open && limitMessage}
        {!limitMessage && query !== "" && found.length === 0 && <NoMatch query={query} />}
        {!limitMessage && query !== "" && found.length > 0 && options.length === 0 && (
          <>Already chosen: {found.map(nameOf).join(", ")}</>
        )}
        {shown && query !== "" && (
          <span className={styles.count}>
            {options.length} {options.length === 1 ? "technology" : "technologies"}
          </span>
        )}
      </p>
    </div>
  );
};
