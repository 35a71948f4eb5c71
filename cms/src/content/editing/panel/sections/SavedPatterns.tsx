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
  kindOf: (uid: string) => string;
  onAdd: (section: SectionFields) => void;
};

/** A name that says what kind of section it is. */
const nameWith = (kind: string, name: string) =>
  name.startsWith(kind) ? name : `${name} (${kind})`;

/** The sections that the team saved, of those that the record may have: to add or delete one. */
export const SavedPatterns = ({ allowed, kindOf, onAdd }: Props) => {
  const { data, error, refetchNow } = usePolling<SectionPatterns>("/section-patterns", false);
  const { mutate: send } = useCommand(refetchNow);
  const patterns = (data?.patterns ?? []).filter(({ section }) =>
    allowed.includes(section.__component),
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (patterns.length === 0) return null;

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        Saved by the team
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} style={{ listStyle: "none" }}>
        {patterns.map(({ id, name, section }) => (
          <Flex tag="li" key={id} gap={1}>
            <Button
              variant="tertiary"
              fullWidth
              justifyContent="flex-start"
              onClick={() => onAdd(section)}
              style={{ height: "auto", paddingBlock: "0.8rem", textAlign: "start" }}
            >
              {nameWith(kindOf(section.__component), name)}
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
