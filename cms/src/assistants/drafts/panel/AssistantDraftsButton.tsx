import { useQueryParams } from "@strapi/strapi/admin";
import { Button } from "@strapi/design-system";
import { useParams } from "react-router-dom";

import { usePolling } from "../../../panel/requests/use-polling";

import type { AssistantsResponses } from "../../types";
import { describeDrafts } from "./describe-drafts";

type Drafts = AssistantsResponses["GET /assistant-drafts/:uid"];
type Query = { filters?: { $and?: object[] }; page?: number };

const isOurs = (filter: object) => "documentId" in filter;

/** Shows in a list only the records that an assistant changed last, or the latest of them, and all again. */
export const AssistantDraftsButton = () => {
  const { slug = "" } = useParams();
  const [{ query }, setQuery] = useQueryParams<Query>();
  const { data } = usePolling<Drafts>(slug ? `/assistant-drafts/${slug}` : undefined, 60_000);
  const others = query.filters?.$and?.filter((filter) => !isOurs(filter)) ?? [];
  const isOn = query.filters?.$and?.some(isOurs) ?? false;
  const drafts = data ?? { documentIds: [], total: 0 };
  if (drafts.documentIds.length === 0 && !isOn) return null;

  const show = (added: object[]) => setQuery({ filters: { $and: [...others, ...added] }, page: 1 });

  return (
    <Button
      variant={isOn ? "secondary" : "tertiary"}
      aria-pressed={isOn}
      onClick={() => show(isOn ? [] : [{ documentId: { $in: drafts.documentIds } }])}
    >
      {isOn ? "Show all records" : describeDrafts(drafts)}
    </Button>
  );
};
