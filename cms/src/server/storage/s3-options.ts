import type { S3ClientConfig } from "@aws-sdk/client-s3";

import type { Settings } from "../settings";

type Bucket = NonNullable<Settings["cvBucket"] | Settings["mediaStorage"]>;

/** The client's settings for every bucket. */
export const s3Options = ({ region, endpoint, accessKeyId, secretAccessKey }: Bucket) =>
  ({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    // Storage that is not Amazon's may not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  }) satisfies S3ClientConfig;
