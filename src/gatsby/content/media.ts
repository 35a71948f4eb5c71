import type { CreateNodeArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { missingFile } from "../../../common/rules/media";
import { absoluteUrl } from "../../lib/absolute-urls";

import type { Settings } from "../settings";
import { ContentError } from "./cms-client";

type Tools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "getCache">;
type Api = Tools & Pick<CreateNodeArgs, "node">;

type LibraryFile = { documentId: string; name: string; url: string };

/**
 * Downloads a media file.
 *
 * @throws {ContentError} with the file's name.
 */
export const downloadFile = async (
  { actions, createNodeId, getCache }: Tools,
  { apiUrl }: Pick<Settings, "apiUrl">,
  { documentId, name, url }: LibraryFile,
) => {
  const address = absoluteUrl(apiUrl, url);
  try {
    return await createRemoteFileNode({
      url: address,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
  } catch (error) {
    // The thrown value has many lines, or is not an Error.
    const [reason] = /Response code \d+|\bE[A-Z]{4,}\b/.exec(String(error)) ?? [
      "incomplete response",
    ];
    throw new ContentError(
      `${missingFile(name)} It cannot be downloaded from ${address} (${reason}).`,
      { uid: "plugin::upload.file", documentId },
    );
  }
};

/** Downloads a node's file into `localFile`; gatsby-source-strapi would ignore failures. */
export const downloadMedia = async (api: Api, settings: Pick<Settings, "apiUrl">) => {
  if (api.node.internal.type !== "STRAPI__MEDIA") return;

  const file = await downloadFile(api, settings, api.node as unknown as LibraryFile);
  api.actions.createNodeField({ node: api.node, name: "localFile", value: file.id });
};
