import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";

import type { Settings } from "../settings";

import { keyPattern, newKey, type PrivateStorage, requireKey } from "./private-storage";
import { s3Options } from "./s3-options";

type Bucket = NonNullable<Settings["cvBucket"]>;

/** Files in one bucket of S3-compatible storage, below a prefix. The bucket must be private. */
export const bucketStorage = (settings: Bucket): PrivateStorage => {
  const client = new S3Client(s3Options(settings));
  const { bucket: Bucket, prefix: Prefix } = settings;
  const at = (key: string) => ({ Bucket, Key: Prefix + requireKey(key) });

  return {
    async put(content) {
      const key = newKey();
      // PutObject is atomic.
      await client.send(new PutObjectCommand({ ...at(key), Body: content }));

      return key;
    },

    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));

        return Body as Readable;
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;

        return undefined;
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    availableBytes: async () => Infinity,

    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        yield Contents.flatMap(({ Key = "", LastModified }) => {
          const key = Key.slice(Prefix.length);

          return keyPattern.test(key) && LastModified ? [{ key, storedAt: LastModified }] : [];
        });
      }
    },
  };
};
