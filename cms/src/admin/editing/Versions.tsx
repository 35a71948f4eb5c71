import { Button, Modal } from "@strapi/design-system";
import type { ReactNode } from "react";

type Choice = { label: string; choose: () => void };
type Props = {
  /** On the button that opens it. */
  label: string;
  title: string;
  children: ReactNode;
  refuse: Choice;
  accept: Choice;
};

/** A button that opens a comparison of two versions, with a choice between them. */
export const Versions = ({ label, title, children, refuse, accept }: Props) => (
  <Modal.Root>
    <Modal.Trigger>
      <Button variant="danger-light" fullWidth>
        {label}
      </Button>
    </Modal.Trigger>
    <Modal.Content>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary" onClick={refuse.choose}>
            {refuse.label}
          </Button>
        </Modal.Close>
        <Modal.Close>
          <Button onClick={accept.choose}>{accept.label}</Button>
        </Modal.Close>
      </Modal.Footer>
    </Modal.Content>
  </Modal.Root>
);
