import { Button, Field, Flex, Modal, TextInput } from "@strapi/design-system";
import { type FormEvent, useRef, useState } from "react";

import { OpenDialog } from "../../../panel/OpenDialog";

import { linkIssue, completeLink } from "./link-target";
import { LinkField } from "./LinkField";
import { useLinkTargets } from "./use-link-targets";

type Props = {
  /** The address of the link that is changed; empty for a new one. */
  href: string;
  /** Whether words are selected, or a link is changed; else the dialog asks for them. */
  hasWords: boolean;
  onLink: (href: string, words: string) => void;
  /** Opens the media library instead. */
  onChooseFile: () => void;
  onClose: () => void;
};

type Input = { target: { value: string } };

const addressHint =
  "Type a part of a page’s title or address and choose it, or write any address: https://…, an email address, a phone number.";

/** Asks where a link leads: to a page of the site, a file, or an address. */
export const LinkDialog = ({ href, hasWords, onLink, onChooseFile, onClose }: Props) => {
  const [address, setAddress] = useState(href);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const targets = useLinkTargets();
  const pages = targets?.pages ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the record is around this one.
    event.stopPropagation();
    const complete = completeLink(address, pages);
    const found = linkIssue(complete);
    setProblem(found);
    if (found) return;
    onLink(complete, words || (pages.find(({ path }) => path === complete)?.title ?? ""));
  };

  return (
    <OpenDialog title="Link" first={input} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <LinkField
              label="Page or address"
              hint={addressHint}
              error={problem}
              input={input}
              address={address}
              onChange={setAddress}
              targets={targets}
              submitsOnEnter
            />
            {!hasWords && (
              <Field.Root hint="Leave empty to use the page’s title.">
                <Field.Label>Link text</Field.Label>
                <TextInput value={words} onChange={({ target }: Input) => setWords(target.value)} />
                <Field.Hint />
              </Field.Root>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={onChooseFile}>
            Choose a file
          </Button>
          <Button type="submit">Set the link</Button>
        </Modal.Footer>
      </form>
    </OpenDialog>
  );
};
