import { Button, Checkbox, Field, Flex, Modal, Typography } from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { type FormEvent, useRef, useState } from "react";
import { useMutation } from "react-query";

import { OpenDialog } from "../../../../panel/OpenDialog";
import { errorMessage } from "../../../../panel/requests/error-message";

import type { SectionFields } from "./copy-section";

type Props = {
  /** The sections of the record, in words and in order. */
  labels: readonly string[];
  /** The place of the one that is chosen at first. */
  at: number;
  /** Copies the section of a place. */
  copySection: (at: number) => Promise<SectionFields>;
  onClose: () => void;
};

/** A dialog that saves sections of a record under a name, for the whole team. */
export const SavePattern = ({ labels, at, copySection, onClose }: Props) => {
  const [name, setName] = useState(labels[at] ?? "");
  const [chosen, setChosen] = useState<readonly number[]>([at]);
  const input = useRef<HTMLInputElement>(null);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const {
    mutate: save,
    isLoading,
    error,
  } = useMutation(
    async () =>
      post("/section-patterns", { name, sections: await Promise.all(chosen.map(copySection)) }),
    {
      onSuccess: () => {
        const message = `Saved: ${name}. “Add a section” has it, in each record that may have it.`;
        toggleNotification({ type: "success", message });
        onClose();
      },
    },
  );
  const choose = (place: number, isChosen: boolean) =>
    setChosen(
      labels
        .map((_, index) => index)
        .filter((index) => (index === place ? isChosen : chosen.includes(index))),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React would pass it on to the form of the record.
    event.stopPropagation();
    save();
  };

  return (
    <OpenDialog title="Save for other pages" first={input} onClose={onClose}>
      <form onSubmit={submit}>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
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
            {labels.length > 1 && (
              <Flex
                tag="fieldset"
                direction="column"
                alignItems="flex-start"
                gap={2}
                style={{ border: 0, margin: 0, padding: 0 }}
              >
                <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
                  Sections to save together
                </Typography>
                {labels.map((label, place) => (
                  <Checkbox
                    key={place}
                    checked={chosen.includes(place)}
                    onCheckedChange={(isChecked: boolean | "indeterminate") =>
                      choose(place, isChecked === true)
                    }
                  >
                    {`${place + 1}. ${label}`}
                  </Checkbox>
                ))}
              </Flex>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex justifyContent="space-between" width="100%">
            <Button variant="tertiary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={isLoading}
              disabled={!name.trim() || chosen.length === 0}
            >
              {chosen.length > 1 ? `Save ${chosen.length} sections` : "Save the section"}
            </Button>
          </Flex>
        </Modal.Footer>
      </form>
    </OpenDialog>
  );
};
