import { useFetchClient } from "@strapi/strapi/admin";
import { Link } from "@strapi/design-system";
import { useQuery } from "react-query";
import { NavLink } from "react-router-dom";

import type { RecordRef } from "../../types";
import { editPagePath } from "../../../common/paths/edit-page-path";

type ContentTypes = { data: { contentTypes: { uid: string; kind: string }[] } };

/** A link to where a record is edited. A file opens the media library. */
export const RecordLink = ({ record }: { record: RecordRef }) => {
  const { get } = useFetchClient();
  const { data: types } = useQuery(
    "content-types",
    async () => (await get<ContentTypes>("/content-manager/init")).data.data.contentTypes,
    { staleTime: Infinity },
  );

  // Without the list of types the title is shown as text.
  if (!types) return <>{record.title}</>;
  const kind = types.find(({ uid }) => uid === record.uid)?.kind;

  return (
    <Link tag={NavLink} to={editPagePath({ ...record, kind })}>
      {`Open “${record.title}”`}
    </Link>
  );
};
