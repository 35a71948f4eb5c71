import { ConfirmDialog } from "@strapi/strapi/admin";
import { Button, Dialog, Flex, IconButton, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";

import { useCommand } from "../../../../panel/requests/use-command";
import { usePolling } from "../../../../panel/requests/use-polling";
import type { SectionPatterns } from "../../../types";

import type { SectionFields } from "./copy-section";

type Props = {
  /** The components that the record may have. */
  allowed: readonly string[];
  /** The most sections that may be added. */
  room: number;
  kindOf: (uid: string) => string;
  onAdd: (sections: readonly SectionFields[]) => void;
};

/** A name that says what kinds of sections it has. */
const nameWith = (kinds: readonly string[], name: string) =>
  kinds.length === 1 && name.startsWith(kinds[0] ?? "") ? name : `${name} (${kinds.join(", ")})`;

/** The sections that the team saved, of those that the record may have: to add or delete one. */
export const SavedPatterns = ({ allowed, room, kindOf, onAdd }: Props) => {
  const { data, error, refetchNow } = usePolling<SectionPatterns>("/section-patterns", false);
  const { mutate: send } = useCommand(refetchNow);
  const patterns = (data?.patterns ?? []).filter(
    ({ sections }) =>
      sections.length <= room && sections.every(({ __component }) => allowed.includes(__component)),
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (patterns.length === 0) return null;

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        Saved by the team
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} style={{ listStyle: "none" }}>
        {patterns.map(({ id, name, sections }) => (
          <Flex tag="li" key={id} gap={1}>
            <Button
              variant="tertiary"
              fullWidth
              justifyContent="flex-start"
              onClick={() => onAdd(sections)}
              style={{ height: "auto", paddingBlock: "0.8rem", textAlign: "start" }}
            >
              {nameWith(
                sections.map(({ __component }) => kindOf(__component)),
                name,
              )}
            </Button>
            {data?.mayDelete && (
              <Dialog.Root>
                <Dialog.Trigger>
                  <IconButton label={`Delete “${name}” from the saved sections`} variant="ghost">
                    <Trash />
                  </IconButton>
                </Dialog.Trigger>
                <ConfirmDialog
                  title="Delete this saved section?"
                  onConfirm={() =>
                    send({ path: `/section-patterns/${id}/delete`, message: `Deleted: ${name}.` })
                  }
                >
                  {`“${name}” is deleted for the whole team. Pages that have it stay as they are.`}
                </ConfirmDialog>
              </Dialog.Root>
            )}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
};
