import { Button, Modal } from "@strapi/design-system";
import { type ComponentProps, useState } from "react";

import { Comparison } from "./Comparison";
import { useFieldLabel } from "./use-open-record";

type Props = {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
} & Pick<ComponentProps<typeof Comparison>, "versions" | "onChoose">;

/** A button that opens two versions of the open record. */
export const Versions = ({ label, title, versions, onChoose }: Props) => {
  const labelOf = useFieldLabel();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (fields: string[]) => {
    setIsOpen(false);
    onChoose(fields);
  };

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="danger-light" fullWidth>
          {label}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Comparison versions={versions} labelOf={labelOf} onChoose={choose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
