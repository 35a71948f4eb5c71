import { Modal } from "@strapi/design-system";
import { type ReactElement, type ReactNode, useState } from "react";

type Props = {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  /** True for a dialog as wide as the window. */
  isWide?: boolean;
  /** Renders what is mounted while the dialog is open. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. */
export const DialogButton = ({ trigger, title, isWide = false, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>{trigger}</Modal.Trigger>
      <Modal.Content style={isWide ? { maxWidth: "none" } : undefined}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children(() => setIsOpen(false))}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
