import { Link } from "@strapi/design-system";
import { NavLink } from "react-router-dom";

import type { RecordName } from "./publishing";

/** A link to a record in the content manager, which finds single types by their collection's address too. */
export const RecordLink = ({ record }: { record: RecordName }) => (
  <Link tag={NavLink} to={`/content-manager/collection-types/${record.uid}/${record.documentId}`}>
    {record.title}
  </Link>
);
