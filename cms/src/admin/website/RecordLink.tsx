import { useFetchClient } from "@strapi/strapi/admin";
import { Link } from "@strapi/design-system";
import { useEffect, useState } from "react";
import { NavLink } from "react-router-dom";

import type { RecordName } from "../../publishing/types";
import { recordPath } from "./paths";

type ContentTypes = { data: { contentTypes: { uid: string; kind: string }[] } };

/** A link to where a record is edited. A file opens the media library. */
export const RecordLink = ({ record }: { record: RecordName }) => {
  const { get } = useFetchClient();
  const [path, setPath] = useState<string>();

  useEffect(() => {
    get<ContentTypes>("/content-manager/init").then(
      ({ data: { data } }) => setPath(recordPath(record, data.contentTypes)),
      // Without the list of types the title is shown as text.
      () => setPath(undefined),
    );
  }, [get, record]);

  return path ? (
    <Link tag={NavLink} to={path}>
      {`Open “${record.title}”`}
    </Link>
  ) : (
    <>{record.title}</>
  );
};
