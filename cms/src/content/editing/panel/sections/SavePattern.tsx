import { Button, Field, Flex, Modal } from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { type FormEvent, useRef, useState } from "react";
import { useMutation } from "react-query";

import { OpenDialog } from "../../../../panel/OpenDialog";
import { errorMessage } from "../../../../panel/requests/error-message";

import type { SectionFields } from "./copy-section";

type Props = {
  /** The name that is there at first. */
  suggestion: string;
  readSection: () => Promise<SectionFields>;
  onClose: () => void;
};

/** A dialog that saves a section under a name, for the whole team. */
export const SavePattern = ({ suggestion, readSection, onClose }: Props) => {
  const [name, setName] = useState(suggestion);
  const input = useRef<HTMLInputElement>(null);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const {
    mutate: save,
    isLoading,
    error,
  } = useMutation(async () => post("/section-patterns", { name, section: await readSection() }), {
    onSuccess: () => {
      const message = `Saved: ${name}. “Add a section” has it, in each record that may have it.`;
      toggleNotification({ type: "success", message });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React would pass it on to the form of the record.
    event.stopPropagation();
    save();
  };

  return (
    <OpenDialog title="Save this section for other pages" first={input} onClose={onClose}>
      <form onSubmit={submit}>
        <Modal.Body>
          <Field.Root
            name="name"
            required
            {...(error ? { error: errorMessage(error) } : {})}
            hint="The whole team sees it, for example “Spring offer: hero with quote”."
          >
            <Field.Label>Name</Field.Label>
            <Field.Input
              ref={input}
              type="text"
              maxLength={80}
              onFocus={({ target }: { target: HTMLInputElement }) => target.select()}
              value={name}
              onChange={({ target }: { target: { value: string } }) => setName(target.value)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </Modal.Body>
        <Modal.Footer>
          <Flex justifyContent="space-between" width="100%">
            <Button variant="tertiary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isLoading} disabled={!name.trim()}>
              Save the section
            </Button>
          </Flex>
        </Modal.Footer>
      </form>
    </OpenDialog>
  );
};
