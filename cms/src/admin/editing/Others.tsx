import { Typography } from "@strapi/design-system";

import type { Presence } from "../../editing/types";
import { useAnswer } from "../requests/use-answer";
import { since } from "../website/times";

const askedAgainMs = 10_000;
const wait = () => askedAgainMs;

/** Says who else has this record open; nothing where nobody has. */
export const Others = ({ model, documentId }: { model: string; documentId: string }) => {
  const { data } = useAnswer<Presence>(`/presence/${model}/${documentId}`, wait);

  return (
    <div role="status">
      {data?.others.map(({ name, since: from }) => (
        <Typography key={name} tag="p" variant="pi" textColor="warning700">
          {`${name} has this open, too, since ${since(from, new Date())}.`}
        </Typography>
      ))}
    </div>
  );
};
