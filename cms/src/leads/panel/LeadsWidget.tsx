import { Widget } from "@strapi/strapi/admin";
import { Box, Flex, Link, Status, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

import { pluralNames } from "../../panel/brand/plural-names";
import { usePolling } from "../../panel/requests/use-polling";

import type { LeadsSummary } from "../types";

import { describeOutbox, describeRetention, describeUnanswered, listPath } from "./summary";

const Note = ({ color, children }: { color: string; children: ReactNode }) => (
  <Box paddingTop={3}>
    <Typography variant="pi" textColor={color}>
      {children}
    </Typography>
  </Box>
);

/** The home page's widget about leads. */
export const LeadsWidget = () => {
  const { data, error } = usePolling<LeadsSummary>("/leads-summary", 60_000);
  if (!data) return error ? <Widget.Error>{error}</Widget.Error> : <Widget.Loading />;

  return (
    <>
      <Box tag="ul">
        {data.collections.map((collection) => (
          <Box
            tag="li"
            key={collection.uid}
            borderColor="neutral150"
            borderStyle="solid"
            borderWidth="0 0 1px"
          >
            <Flex gap={4} paddingTop={2} paddingBottom={2} justifyContent="space-between">
              <Link tag={NavLink} to={listPath(collection)}>
                {pluralNames[collection.name] ?? collection.name}
              </Link>
              <Flex gap={3}>
                <Typography textColor="neutral600">{collection.week} in the last 7 days</Typography>
                {describeUnanswered(collection) && (
                  <Status variant={collection.unanswered ? "warning" : "success"} size="S">
                    {describeUnanswered(collection)}
                  </Status>
                )}
              </Flex>
            </Flex>
          </Box>
        ))}
      </Box>
      {data.isFull && (
        <Note color="danger600">
          No more CVs are accepted, because a limit is reached or the disk is full. Tell the
          website’s administrator.
        </Note>
      )}
      {describeOutbox(data).map((message) => (
        <Note key={message} color="danger600">
          {message}
        </Note>
      ))}
      <Note color="neutral600">{describeRetention(data)}</Note>
    </>
  );
};
