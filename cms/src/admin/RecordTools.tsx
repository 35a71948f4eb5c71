import { Flex } from "@strapi/design-system";

import { MoveErrors } from "../content/editing/panel/MoveErrors";
import { UndoButtons } from "../content/editing/panel/UndoButtons";
import { Preview } from "../preview/panel/Preview";

/** The buttons below Save and Publish: in one row on phones, where they cover a part of the form. */
export const RecordTools = () => (
  <Flex wrap="wrap" gap={2} width="100%">
    <MoveErrors />
    <UndoButtons />
    <Preview />
  </Flex>
);
