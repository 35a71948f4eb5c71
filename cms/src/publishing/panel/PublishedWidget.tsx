import { Widget } from "@strapi/strapi/admin";
import { Box, Link, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";

import { editPagePath } from "../../common/paths/edit-page-path";
import { usePolling } from "../../panel/requests/use-polling";
import { formatAgo } from "../../panel/times";

/** Strapi's answer about the records that were published last. */
type Recent = {
  data: {
    contentTypeUid: string;
    contentTypeDisplayName: string;
    documentId: string;
    kind: string;
    title: string;
    updatedAt: string;
  }[];
};

/** The name of the type, of which a single type's record has the same. */
const typeOf = ({ kind, contentTypeDisplayName: name }: Recent["data"][number]) =>
  kind === "singleType" ? [] : [name];

/** The home page's widget with the records that were published last. Strapi's own is too wide for its box. */
export const PublishedWidget = () => {
  const { data: recent, error } = usePolling<Recent>(
    "/content-manager/homepage/recent-documents?action=publish",
    60_000,
  );
  if (!recent) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;
  if (recent.data.length === 0) {
    return <Typography textColor="neutral600">Nothing has been published yet.</Typography>;
  }

  return (
    <ul>
      {recent.data.map((record) => (
        <Box tag="li" key={`${record.contentTypeUid} ${record.documentId}`} paddingBottom={3}>
          <Link tag={NavLink} to={editPagePath({ ...record, uid: record.contentTypeUid })}>
            {record.title}
          </Link>
          <Typography tag="p" textColor="neutral600">
            {[...typeOf(record), formatAgo(record.updatedAt)].join(", ")}
          </Typography>
        </Box>
      ))}
    </ul>
  );
};
