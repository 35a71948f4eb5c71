import { useNotification, useStrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, useEffect, useState } from "react";
import { type Mutation, useQueryClient } from "react-query";

import type { ChosenFile } from "./commands";

/** Strapi's dialog. It selects `initiallySelectedAssets` whenever it comes back from an upload. */
type MediaLibraryDialog = ComponentType<{
  allowedTypes: string[];
  multiple: boolean;
  initiallySelectedAssets: ChosenFile[];
  onClose: () => void;
  onSelectAssets: (files: ChosenFile[]) => void;
}>;

const uploadKey = JSON.stringify(["upload", "upload"]);

/** The last file that was uploaded while the dialog was open: Strapi tells only its own field of it. */
const useUploadedFile = () => {
  const uploads = useQueryClient().getMutationCache();
  const [file, setFile] = useState<ChosenFile>();
  useEffect(
    () =>
      uploads.subscribe((mutation?: Mutation) => {
        const { options, state } = mutation ?? {};
        if (JSON.stringify(options?.mutationKey) !== uploadKey || state?.status !== "success")
          return;
        const last = (state.data as ChosenFile[]).at(-1);
        if (last) setFile(last);
      }),
    [uploads],
  );

  return file;
};

type Props = {
  kind: "picture" | "file";
  onChoose: (file: ChosenFile) => void;
  onClose: () => void;
};

/** The media library, to choose or upload one picture, or one file of any kind. */
export const FileDialog = ({ kind, onChoose, onClose }: Props) => {
  const components = useStrapiApp("FileDialog", (state) => state.components);
  const { toggleNotification } = useNotification();
  const uploaded = useUploadedFile();
  const Dialog = components["media-library"] as MediaLibraryDialog | undefined;
  if (!Dialog) return null;

  return (
    <Dialog
      allowedTypes={kind === "picture" ? ["images"] : ["files", "images", "videos", "audios"]}
      multiple={false}
      initiallySelectedAssets={uploaded ? [uploaded] : []}
      onClose={onClose}
      onSelectAssets={([file]) => {
        if (file) onChoose(file);
        else
          toggleNotification({
            type: "warning",
            message: `No ${kind} is selected: check its box.`,
          });
      }}
    />
  );
};
