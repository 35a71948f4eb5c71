import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { isSignedBy } from "./s3-signature";

const account = { id: "test-account", secret: "test-secret" };
const buckets = { cvs: "private-files", media: "public-files" };
/** Page size of lists: small, so that tests need several pages. */
const pageSize = 3;

type Stored = { content: Buffer; at: Date };
type S3Response = { status: number; body?: Buffer | string };

const refusal = (status: number, code: string): S3Response => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** One page of ListObjectsV2; the token is its last key. */
const list = (files: Map<string, Stored>, query: URLSearchParams): S3Response => {
  const after = query.get("continuation-token") ?? "";
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const part = keys.slice(0, pageSize);
  const more = keys.length > part.length;
  const entries = part.map((key) => {
    const { at, content } = files.get(key) as Stored;

    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });

  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${part.at(-1)}</NextContinuationToken>` : ""
    }${entries.join("")}</ListBucketResult>`,
  };
};

const responseTo = (
  files: Map<string, Stored>,
  request: IncomingMessage,
  body: Buffer,
): S3Response => {
  if (!isSignedBy(account, request, body)) return refusal(403, "SignatureDoesNotMatch");
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
  const [, name, ...rest] = decodeURIComponent(pathname).split("/");
  const key = rest.join("/");
  if (!Object.values(buckets).includes(name ?? "")) return refusal(404, "NoSuchBucket");
  // Like Cloudflare R2, older MinIO and Ceph.
  const isUnknown = (header: string) => /^x-amz-(sdk-)?checksum-/.test(header);
  if (Object.keys(request.headers).some(isUnknown)) return refusal(501, "NotImplemented");

  const what = `${request.method} ${key ? "object" : "bucket"}`;
  if (what === "GET bucket") return list(files, searchParams);
  if (what === "GET object") {
    const found = files.get(key);

    return found ? { status: 200, body: found.content } : refusal(404, "NoSuchKey");
  }
  if (what === "PUT object") {
    files.set(key, { content: body, at: new Date() });

    return { status: 200 };
  }
  if (what !== "DELETE object") return refusal(405, "MethodNotAllowed");
  files.delete(key);

  return { status: 204 };
};

/**
 * An S3-compatible server for tests, with two buckets in memory: put, get, delete and list of objects.
 * Requires a valid signature.
 */
export const startS3 = async () => {
  const files = new Map<string, Stored>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = responseTo(files, request, await buffer(request));
    response.writeHead(status).end(body);
  };
  const server = createServer((request, response) => {
    // A killed CMS aborts its request.
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    /** Objects by key. */
    files,
    /** Settings of a CMS that stores its media here. */
    mediaSettings: {
      MEDIA_S3_BUCKET: buckets.media,
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      MEDIA_S3_KEY: account.id,
      MEDIA_S3_SECRET: account.secret,
    } as Record<string, string>,
    /** Settings of a CMS that stores its CVs here. */
    settings: {
      CV_S3_BUCKET: buckets.cvs,
      CV_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      CV_S3_KEY: account.id,
      CV_S3_SECRET: account.secret,
    } as Record<string, string>,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type S3Server = Awaited<ReturnType<typeof startS3>>;
