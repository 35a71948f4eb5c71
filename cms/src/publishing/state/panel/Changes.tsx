import { Flex, Typography } from "@strapi/design-system";

import type { Change } from "../../types";
import { Time } from "../../../panel/Time";
import { describeChange } from "./messages";

/** A list of changes. */
export const Changes = ({ changes }: { changes: Change[] }) => (
  <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
    {changes.map((change) => (
      <Typography tag="li" key={`${change.uid} ${change.documentId} ${change.at}`}>
        {describeChange(change)},{" "}
        <Typography textColor="neutral600">
          <Time at={change.at} />
        </Typography>
      </Typography>
    ))}
  </Flex>
);
