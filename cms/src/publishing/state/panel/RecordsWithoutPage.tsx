import { useAuth, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useMutation, useQueryClient } from "react-query";

import { errorMessage } from "../../../panel/requests/error-message";

import type { RecordRef } from "../../types";
import { RecordLink } from "./RecordLink";

const publish = "plugin::content-manager.explorer.publish";

/** The records whose page the catalogue no longer has, with a button that unpublishes them. */
export const RecordsWithoutPage = ({ records }: { records: RecordRef[] }) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const queries = useQueryClient();
  const permissions = useAuth("RecordsWithoutPage", ({ permissions: all }) => all);
  const types = [...new Set(records.map(({ uid }) => uid))];
  const mayUnpublish = types.every((uid) =>
    permissions.some(({ action, subject }) => action === publish && subject === uid),
  );
  const { mutate, isLoading } = useMutation(
    async () => {
      for (const type of types) {
        const documentIds = records
          .filter(({ uid }) => uid === type)
          .map(({ documentId }) => documentId);
        await post(`/content-manager/collection-types/${type}/actions/bulkUnpublish`, {
          documentIds,
        });
      }
    },
    {
      onSuccess: () =>
        toggleNotification({ type: "success", message: "The records are unpublished." }),
      onError: (error) => toggleNotification({ type: "danger", message: errorMessage(error) }),
      onSettled: () => queries.invalidateQueries(["/publishing/status"]),
    },
  );

  return (
    <Box
      tag="section"
      aria-label="Records without a page"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
    >
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography textColor="neutral800">
          The catalogue no longer has the pages of these records. Unpublish them, or choose another
          page in them.
        </Typography>
        <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
          {records.map((record) => (
            <li key={`${record.uid} ${record.documentId}`}>
              <RecordLink record={record} />
            </li>
          ))}
        </Flex>
        {mayUnpublish && (
          <Button variant="secondary" loading={isLoading} onClick={() => mutate()}>
            {records.length === 1 ? "Unpublish it" : `Unpublish all ${records.length}`}
          </Button>
        )}
      </Flex>
    </Box>
  );
};
