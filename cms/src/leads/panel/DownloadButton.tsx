import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useMutation } from "react-query";

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

/** Saves what a route of the CMS sends as a file. */
export const DownloadButton = ({ path, children }: { path: string; children: string }) => {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { mutate: download, isLoading } = useMutation(
    () => get<Blob>(path, { responseType: "blob" }),
    {
      onSuccess: ({ data, headers }) => save(data, fileNameOf(headers)),
      onError: (error) => toggleNotification({ type: "danger", message: describeFailure(error) }),
    },
  );

  return (
    <Button
      variant="tertiary"
      startIcon={<Download />}
      loading={isLoading}
      onClick={() => download()}
    >
      {children}
    </Button>
  );
};
