import { Flex } from "@strapi/design-system";
import type { ReactNode } from "react";

import { PreviewButton } from "./PreviewButton";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: { documentId?: string };
};
type Described = { title: string; content: ReactNode } | null;

/** A panel beside a record, as Strapi describes it. */
export type SidePanel = (props: Props) => Described;

/** Strapi's panel "Preview", with a second button: a window beside this one. */
export const withWindow = (Preview: SidePanel): SidePanel => {
  const PreviewPanel: SidePanel = (props) => {
    const described = Preview(props);
    const documentId = props.document?.documentId;
    if (!described || !documentId) return described;

    return {
      ...described,
      content: (
        <Flex direction="column" alignItems="stretch" gap={2} width="100%">
          {described.content}
          <PreviewButton model={props.model} documentId={documentId} />
        </Flex>
      ),
    };
  };

  return PreviewPanel;
};
