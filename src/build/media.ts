import type { CreateNodeArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

import { missingFile } from "../../cms/src/content/rules/media";

import { ContentError } from "./content-service";
import type { Settings } from "./settings";

type Tools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "getCache">;
type Api = Tools & Pick<CreateNodeArgs, "node">;

/** A file of the media library, as it is named there. */
type LibraryFile = { documentId: string; name: string; url: string };

/** Where a file of the media library is, that the library has from the root of the content service or as a whole address. */
export const addressOf = (apiUrl: string, url: string) =>
  url.startsWith("/") ? apiUrl + url : url;

/**
 * Fetches a file of the media library.
 *
 * @param url its own in the library: from the root of the content service, or a whole address.
 * @throws {ContentError} when it cannot be had, naming it.
 */
export const download = async (
  { actions, createNodeId, getCache }: Tools,
  { apiUrl }: Pick<Settings, "apiUrl">,
  { documentId, name, url }: LibraryFile,
) => {
  const address = addressOf(apiUrl, url);
  try {
    return await createRemoteFileNode({
      url: address,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
  } catch (error) {
    // What is thrown has many lines, or is no Error.
    const [why] = /Response code \d+|\bE[A-Z]{4,}\b/.exec(String(error)) ?? ["no whole answer"];
    throw new ContentError(
      `${missingFile(name)} It cannot be downloaded from ${address} (${why}).`,
      { uid: "plugin::upload.file", documentId },
    );
  }
};

/**
 * Downloads a file that a record shows, as its field `localFile`.
 * gatsby-source-strapi would do it too, and go on without the file when it cannot.
 */
export const downloadMedia = async (api: Api, settings: Pick<Settings, "apiUrl">) => {
  if (api.node.internal.type !== "STRAPI__MEDIA") return;

  const file = await download(api, settings, api.node as unknown as LibraryFile);
  api.actions.createNodeField({ node: api.node, name: "localFile", value: file.id });
};
