import { Widget } from "@strapi/strapi/admin";
import { Box, Flex, Link, Status, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";

import { usePolling } from "../requests/use-polling";
import { editPagePath } from "../website/edit-page-path";

import { describeEdit, type Recent, recordStates } from "./records";

const Row = ({ record }: { record: Recent }) => (
  <Flex gap={4} paddingTop={2} paddingBottom={2} justifyContent="space-between">
    <Box minWidth={0}>
      <Link tag={NavLink} to={editPagePath(record)}>
        {record.title}
      </Link>
      <Typography variant="pi" tag="p" textColor="neutral600">
        {describeEdit(record)}
      </Typography>
    </Box>
    <Box shrink={0}>
      <Status variant={recordStates[record.state].variant} size="S">
        {recordStates[record.state].label}
      </Status>
    </Box>
  </Flex>
);

/** The home page's widget of recently edited records. */
export const RecentWidget = () => {
  const { data, error } = usePolling<{ records: Recent[] }>("/recent-records", 60_000);
  if (!data) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;
  if (data.records.length === 0) return <Widget.NoData>No entries yet.</Widget.NoData>;

  return (
    <Box tag="ul">
      {data.records.map((record) => (
        <Box
          tag="li"
          key={`${record.uid} ${record.documentId}`}
          borderColor="neutral150"
          borderStyle="solid"
          borderWidth="0 0 1px"
        >
          <Row record={record} />
        </Box>
      ))}
    </Box>
  );
};
