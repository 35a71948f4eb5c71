import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification, useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { useMutation } from "react-query";
import { useParams } from "react-router-dom";

import { describeFailure, fileNameOf } from "./download";

/** Saves a response of the CMS under the file name in its headers. */
const save = (content: Blob, name: string) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Exports all leads of a list as a file, independent of its filters. */
export const ExportButton = () => {
  const { slug = "" } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const mayExport = useMemo(() => [{ action: "api::leads.export", subject: slug }], [slug]);
  const { allowedActions } = useRBAC(mayExport);
  const { mutate: download, isLoading } = useMutation(
    () => get<Blob>(`/leads-export/${slug}`, { responseType: "blob" }),
    {
      onSuccess: ({ data, headers }) => save(data, fileNameOf(headers)),
      onError: (error) => toggleNotification({ type: "danger", message: describeFailure(error) }),
    },
  );
  if (!allowedActions.canExport) return null;

  return (
    <Button
      variant="tertiary"
      startIcon={<Download />}
      loading={isLoading}
      onClick={() => download()}
    >
      Export all as CSV
    </Button>
  );
};
