import { createRequire } from "node:module";
import { resolve } from "node:path";

import type { CreateNodeArgs } from "gatsby";

import { goneStatuses, missingFile } from "../../../common/rules/media";
import { absoluteUrl } from "../../lib/absolute-urls";

import type { Settings } from "../settings";
import { ContentError } from "./cms-client";

type Tools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "getCache">;
type Api = Tools & Pick<CreateNodeArgs, "node">;

type LibraryFile = { documentId: string; name: string; url: string };

const load = createRequire(resolve("package.json"));

type FileNode = { id: string; internal: object };
type Fetch = (options: { url: string; cache: unknown }) => Promise<string>;
type CreateFileNode = (
  path: string,
  createNodeId: Tools["createNodeId"],
  options: object,
) => Promise<FileNode>;

/**
 * A node for a file at a URL. Like `createRemoteFileNode` of gatsby-source-filesystem, which asks for a
 * URL only once in a process: a file that was replaced would be missed by a Gatsby that builds again.
 */
const createFileAt = async (url: string, { actions, createNodeId, getCache }: Tools) => {
  const { fetchRemoteFile } = load("gatsby-core-utils/fetch-remote-file") as {
    fetchRemoteFile: Fetch;
  };
  const { createFileNode } = load("gatsby-source-filesystem/create-file-node") as {
    createFileNode: CreateFileNode;
  };
  const owner = { name: "gatsby-source-filesystem" };
  const path = await fetchRemoteFile({ url, cache: getCache(owner.name) });
  const node = await createFileNode(path, createNodeId, {});
  const internal = { ...node.internal, description: `File "${url}"` };
  // Gatsby's type omits the owner, and createNode's promise.
  const createNode = actions.createNode as (node: object, owner: object) => Promise<void>;
  await createNode({ ...node, url, internal }, owner);

  return node;
};

/** Creates a node for a file at a URL. */
export type CreateFile = typeof createFileAt;

const gone = new RegExp(`Response code (${goneStatuses.join("|")})\\b`);

/**
 * Downloads a media file.
 *
 * @throws {ContentError} with the file's name; as a record only if it does not exist: anything else may
 *   pass, so the publisher tries again.
 */
export const downloadFile = async (
  tools: Tools,
  { apiUrl }: Pick<Settings, "apiUrl">,
  { documentId, name, url }: LibraryFile,
  createFile: CreateFile = createFileAt,
) => {
  const address = absoluteUrl(apiUrl, url);
  try {
    return await createFile(address, tools);
  } catch (error) {
    // The thrown value has many lines, or is not an Error.
    const [reason] = /Response code \d+|\bE[A-Z]{4,}\b/.exec(String(error)) ?? [
      "incomplete response",
    ];
    const from = `from ${address} (${reason})`;
    throw gone.test(String(error))
      ? new ContentError(`${missingFile(name)} It cannot be downloaded ${from}.`, {
          uid: "plugin::upload.file",
          documentId,
        })
      : new ContentError(
          `The file "${name}" of the media library could not be downloaded ${from}.`,
        );
  }
};

/** Downloads a node's file into `localFile`; gatsby-source-strapi would ignore failures. */
export const downloadMedia = async (
  api: Api,
  settings: Pick<Settings, "apiUrl">,
  createFile?: CreateFile,
) => {
  if (api.node.internal.type !== "STRAPI__MEDIA") return;

  const file = await downloadFile(api, settings, api.node as unknown as LibraryFile, createFile);
  api.actions.createNodeField({ node: api.node, name: "localFile", value: file.id });
};
