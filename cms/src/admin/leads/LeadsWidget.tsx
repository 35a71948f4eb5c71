import { Widget } from "@strapi/strapi/admin";
import { Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";

import { useAnswer } from "../requests/use-answer";

import { describeUnanswered, listPath, type Summary } from "./summary";

const minute = () => 60_000;

/** The home page's widget about what visitors sent. */
export const LeadsWidget = () => {
  const { data, error } = useAnswer<Summary>("/leads-summary", minute);
  if (!data) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;

  return (
    <Flex direction="column" alignItems="stretch">
      <Table colCount={3} rowCount={data.collections.length + 1}>
        <Thead>
          <Tr>
            {["From", "Last 7 days", "To answer"].map((heading) => (
              <Th key={heading}>
                <Typography variant="sigma" textColor="neutral600">
                  {heading}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {data.collections.map((collection) => (
            <Tr key={collection.uid}>
              <Td>
                <Link tag={NavLink} to={listPath(collection)}>
                  {collection.name}
                </Link>
              </Td>
              <Td>
                <Typography>{collection.week}</Typography>
              </Td>
              <Td>
                <Typography
                  textColor={collection.unanswered ? "warning700" : "neutral600"}
                  {...(collection.unanswered ? { fontWeight: "bold" } : {})}
                >
                  {describeUnanswered(collection)}
                </Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Flex>
  );
};
