import { type InferType, object, string } from "yup";

import { httpUrl } from "./setting-kinds";

const neededFor = (bucket: string) =>
  string().when(bucket, {
    is: Boolean,
    then: (key) => key.required(`\${path} is required with ${bucket}`),
  });

/** The settings of S3-compatible storage, by the names of their environment variables. */
export const storageSettings = object({
  MEDIA_S3_BUCKET: string(),
  MEDIA_S3_REGION: string().default("us-east-1"),
  MEDIA_S3_ENDPOINT: httpUrl(),
  MEDIA_S3_PUBLIC_URL: httpUrl(),
  MEDIA_S3_KEY: neededFor("MEDIA_S3_BUCKET"),
  MEDIA_S3_SECRET: neededFor("MEDIA_S3_BUCKET"),
  CV_S3_BUCKET: string().test(
    "private",
    "${path} is MEDIA_S3_BUCKET, whose files anybody may fetch: use a private bucket",
    (bucket, { parent }) => bucket === undefined || bucket !== parent.MEDIA_S3_BUCKET,
  ),
  CV_S3_PREFIX: string()
    .default("cvs/")
    .matches(/^([\w.-]+\/)+$/, "${path} must be the name of a folder and a slash, like cvs/"),
  CV_S3_REGION: string().default("us-east-1"),
  CV_S3_ENDPOINT: httpUrl(),
  CV_S3_KEY: neededFor("CV_S3_BUCKET"),
  CV_S3_SECRET: neededFor("CV_S3_BUCKET"),
});

type Values = InferType<typeof storageSettings>;

const bucketOf = (values: Values, use: "MEDIA" | "CV") => {
  const name = values[`${use}_S3_BUCKET`];

  return name
    ? {
        bucket: name,
        region: values[`${use}_S3_REGION`],
        endpoint: values[`${use}_S3_ENDPOINT`] || undefined,
        accessKeyId: values[`${use}_S3_KEY`] ?? "",
        secretAccessKey: values[`${use}_S3_SECRET`] ?? "",
      }
    : undefined;
};

/** Maps environment variables to the names that the code uses. */
export const readStorageSettings = (values: Values) => {
  const media = bucketOf(values, "MEDIA");
  const cvs = bucketOf(values, "CV");

  return {
    /** S3-compatible storage of pictures; they are stored on disk without a bucket. */
    mediaStorage: media && { ...media, publicUrl: values.MEDIA_S3_PUBLIC_URL || undefined },
    /** Private S3-compatible storage of CVs; they are stored in their folder without a bucket. */
    cvBucket: cvs && { ...cvs, prefix: values.CV_S3_PREFIX },
  };
};
