import { useFetchClient, useNotification, useRBAC } from "@strapi/strapi/admin";
import { Button, Flex, Typography } from "@strapi/design-system";
import { useMemo } from "react";
import { useMutation } from "react-query";
import { useNavigate, useParams } from "react-router-dom";

import { DialogButton } from "../../../panel/DialogButton";
import { editPagePath } from "../../../common/paths/edit-page-path";
import { errorMessage } from "../../../panel/requests/error-message";
import { usePolling } from "../../../panel/requests/use-polling";
import { formatDateTime } from "../../../panel/times";
import type { ContentResponses, RestoredRecord } from "../../types";

import { describeRestored } from "./describe-restored";

/** Brings a deleted record back and opens it. */
const useRestore = (uid: string) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();

  return useMutation(
    async (id: number) =>
      (await post<RestoredRecord>(`/deleted-records/${uid}/${id}/restore`, {})).data,
    {
      onSuccess: (restored) => {
        const type = restored.leftOut.length > 0 || restored.address ? "warning" : "success";
        toggleNotification({ type, message: describeRestored(restored) });
        navigate(editPagePath({ uid, documentId: restored.documentId }));
      },
      onError: (error) => toggleNotification({ type: "danger", message: errorMessage(error) }),
    },
  );
};

type Deleted = ContentResponses["GET /deleted-records/:uid"];

const DeletedList = ({ uid, records }: Deleted & { uid: string }) => {
  const { mutate: restore, isLoading } = useRestore(uid);

  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} style={{ listStyle: "none" }}>
      {records.map(({ id, title, at, by }) => (
        <Flex key={id} tag="li" justifyContent="space-between" gap={4}>
          <Flex direction="column" alignItems="flex-start" style={{ overflowWrap: "anywhere" }}>
            <Typography fontWeight="bold">{title}</Typography>
            <Typography variant="pi">{`Deleted on ${formatDateTime(at)} by ${by}`}</Typography>
          </Flex>
          <Button
            variant="tertiary"
            aria-label={`Bring back ${title}`}
            disabled={isLoading}
            onClick={() => restore(id)}
          >
            Bring back
          </Button>
        </Flex>
      ))}
    </Flex>
  );
};

/** Opens the deleted records of a list's type, if there are any that the user may bring back. */
export const DeletedRecordsButton = () => {
  const { slug = "" } = useParams();
  const mayCreate = useMemo(
    () => [{ action: "plugin::content-manager.explorer.create", subject: slug }],
    [slug],
  );
  const { allowedActions } = useRBAC(mayCreate);
  const { data } = usePolling<Deleted>(
    allowedActions.canCreate ? `/deleted-records/${slug}` : undefined,
    60_000,
  );
  if (!allowedActions.canCreate || !data || data.records.length === 0) return null;

  return (
    <DialogButton
      title="Deleted records"
      trigger={<Button variant="tertiary">Deleted records</Button>}
    >
      {() => <DeletedList uid={slug} records={data.records} />}
    </DialogButton>
  );
};
