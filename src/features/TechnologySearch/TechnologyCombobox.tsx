import { useEffect, useId, useRef, useState, type FC } from "react";

import { listLabel } from "../../catalogue/skill-words";
import { servicePath } from "../../../common/catalogue/paths";
import { technologyOf, type TechnologySlug } from "../../../common/catalogue/technologies";

import { findService, findTechnologies } from "./find-technologies";

import * as styles from "./TechnologyCombobox.module.scss";

type TechnologyComboboxProps = {
  /** The input that becomes a combobox; this component renders its listbox. */
  input: HTMLInputElement;
  label: string;
  /** Technologies that are already selected. */
  excluded?: readonly TechnologySlug[];
  /** Message when the limit is reached. */
  limitMessage?: string | undefined;
  onSelect: (slug: TechnologySlug) => void;
};

const nameOf = (slug: TechnologySlug) => listLabel(technologyOf(slug));

const NoMatch: FC<{ query: string }> = ({ query }) => {
  const service = findService(query);

  return (
    <span>
      <span>{`We don’t staff a technology called “${query}”.`}</span>{" "}
      {service ? (
        <span key={service.slug}>
          See <a href={servicePath(service.slug)}>{service.name}</a>.
        </span>
      ) : (
        <span>Try another spelling, or ask us about it.</span>
      )}
    </span>
  );
};

const clearInput = (field: HTMLInputElement) => {
  field.value = "";
};

/** A combobox with a filtered list (WAI-ARIA APG, "Editable combobox with list autocomplete"). */
export const TechnologyCombobox: FC<TechnologyComboboxProps> = ({
  input,
  label,
  excluded = [],
  limitMessage,
  onSelect,
}) => {
  const id = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState(() => input.value.trim());
  const [open, setOpen] = useState(() => query !== "" && input === document.activeElement);
  const [active, setActive] = useState(query === "" ? -1 : 0);

  const matches = findTechnologies(query);
  const options = limitMessage ? [] : matches.filter((slug) => !excluded.includes(slug));
  const expanded = open && options.length > 0;
  const activeOption = expanded ? options[active] : undefined;
  const optionId = (slug: TechnologySlug) => `${id}-${slug}`;

  const search = (text: string) => {
    setQuery(text);
    setActive(text === "" ? -1 : 0);
    setOpen(true);
  };
  const clear = () => {
    clearInput(input);
    search("");
    setOpen(false);
  };
  const select = (slug: TechnologySlug) => {
    clear();
    onSelect(slug);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      const from = expanded ? active : step > 0 ? -1 : 0;
      setActive((from + step + options.length) % (options.length || 1));
    } else if (event.key === "Enter" && activeOption) select(activeOption);
    else if (event.key === "Escape" && expanded) setOpen(false);
    else if (event.key === "Escape" && input.value) clear();
    else return;
    event.preventDefault();
  };

  // The listeners call the latest functions, so that they need not be added on each render.
  const latest = useRef({ onKeyDown, search, clear });
  useEffect(() => {
    latest.current = { onKeyDown, search, clear };
  });

  // The page renders the input before this component, so listeners are added by hand.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener("keydown", (event) => latest.current.onKeyDown(event), { signal });
    input.addEventListener("input", () => latest.current.search(input.value.trim()), { signal });
    input.addEventListener("click", () => setOpen(true), { signal });
    input.addEventListener("blur", () => setOpen(false), { signal });
    input.form?.addEventListener("reset", () => latest.current.clear(), { signal });

    return () => controller.abort();
  }, [input]);

  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(expanded),
      "aria-controls": expanded ? id : "",
      "aria-describedby": `${id}-status`,
      "aria-activedescendant": activeOption ? optionId(activeOption) : "",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    listRef.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  return (
    <div className={styles.popup}>
      {expanded && (
        <ul ref={listRef} className={styles.list} id={id} role="listbox" aria-label={label}>
          {options.map((slug) => (
            // Focus stays in the input, whose keys move through the options.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={slug}
              className={styles.option}
              id={optionId(slug)}
              role="option"
              aria-selected={slug === activeOption}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => select(slug)}
            >
              {nameOf(slug)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.status} id={`${id}-status`} role="status">
        {open && limitMessage && <span>{limitMessage}</span>}
        {!limitMessage && query !== "" && matches.length === 0 && <NoMatch query={query} />}
        {!limitMessage && query !== "" && matches.length > 0 && options.length === 0 && (
          <span>{`Already chosen: ${matches.map(nameOf).join(", ")}`}</span>
        )}
        {expanded && query !== "" && (
          <span className={styles.count}>
            {`${options.length} ${options.length === 1 ? "technology" : "technologies"}`}
          </span>
        )}
      </p>
    </div>
  );
};
