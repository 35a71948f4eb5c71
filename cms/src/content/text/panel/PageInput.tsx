import { Box, Flex, Status, TextInput, Typography } from "@strapi/design-system";
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";

import type { SitePage } from "../../types";

import { matchPages } from "./link-target";

const List = styled(Box)`
  max-height: 24rem;
  overflow: auto;
  [role="option"] {
    padding: 0.8rem 1.6rem;
    cursor: pointer;
  }
  [role="option"]:hover,
  [aria-selected="true"] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

/** What ends a press of the mouse. */
const releases = ["mouseup", "dragend"];

type Props = {
  input: Ref<HTMLInputElement>;
  /** The title of the chosen page, or what was typed. */
  text: string;
  /** True if a page is chosen: then all are listed. */
  isChosen: boolean;
  pages: readonly SitePage[];
  onType: (text: string) => void;
  onChoose: (path: string) => void;
  disabled?: boolean;
  onBlur?: () => void;
  /** For Enter without a page that is selected in the list; else, the form is sent. */
  onEnter?: () => void;
};

/**
 * Takes any text, and lists the pages that have it in their title or address. The design system's
 * Combobox clears the selection of the text behind the dialog when it closes.
 */
export const PageInput = ({
  input,
  text,
  isChosen,
  pages,
  onType,
  onChoose,
  disabled = false,
  onBlur,
  onEnter,
}: Props) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A list that closes during a press takes the pressed button away from under the pointer.
  const isPressed = useRef(false);
  const hasLeft = useRef(false);
  const [active, setActive] = useState(-1);
  const listed = isOpen ? matchPages(isChosen ? "" : text, pages) : [];
  const optionId = (at: number) => `${listId}-${at}`;
  const open = (isListed: boolean) => {
    setIsOpen(isListed);
    setActive(-1);
  };
  const choose = ({ path }: SitePage) => {
    onChoose(path);
    open(false);
  };
  const step = (by: number) => {
    if (!isOpen) open(true);
    else if (listed.length > 0)
      setActive(
        active < 0 && by < 0 ? listed.length - 1 : (active + by + listed.length) % listed.length,
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = listed[active];
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && page) choose(page);
    else if (event.key === "Enter" && onEnter) {
      onEnter();
      open(false);
    }
    // The next one closes the dialog.
    else if (event.key === "Escape" && listed.length > 0) open(false);
    else {
      // The focus would go to the list, since it scrolls.
      if (event.key === "Tab") open(false);

      return;
    }
    event.preventDefault();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = () => (isPressed.current = true);
    // After the click that comes with it.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        if (hasLeft.current) setIsOpen(false);
      });
    window.addEventListener("mousedown", press, true);
    for (const end of releases) window.addEventListener(end, release, true);

    return () => {
      window.removeEventListener("mousedown", press, true);
      for (const end of releases) window.removeEventListener(end, release, true);
    };
  }, [isOpen]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <>
      <TextInput
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed.length > 0}
        aria-controls={listId}
        aria-activedescendant={listed[active] && optionId(active)}
        autoComplete="off"
        disabled={disabled}
        value={text}
        onFocus={() => (hasLeft.current = false)}
        onBlur={() => {
          hasLeft.current = true;
          if (!isPressed.current) open(false);
          onBlur?.();
        }}
        onChange={({ target }: { target: { value: string } }) => {
          onType(target.value);
          open(true);
        }}
        onClick={() => open(true)}
        onKeyDown={onKeyDown}
      />
      <List
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Pages"
        hidden={listed.length === 0}
        borderColor="neutral200"
        hasRadius
        // The focus stays in the input.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        {listed.map((page, at) => (
          <Box
            key={page.path}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            onClick={() => choose(page)}
          >
            <Flex gap={2}>
              <Typography>{page.title}</Typography>
              {!page.isPublished && (
                <Status variant="secondary" size="S">
                  Draft
                </Status>
              )}
            </Flex>
            <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
              {`${page.type} · ${page.path}`}
            </Typography>
          </Box>
        ))}
      </List>
    </>
  );
};
