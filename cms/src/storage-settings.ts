import { type InferType, object, string } from "yup";

import { httpUrl } from "./setting-kinds";

/** A setting that is required if `bucket` is set. */
const requiredWith = (bucket: string) =>
  string().when(bucket, {
    is: Boolean,
    then: (setting) => setting.required(`\${path} is required with ${bucket}`),
  });

/** The environment variables of S3-compatible storage. */
export const storageSettings = object({
  MEDIA_S3_BUCKET: string(),
  MEDIA_S3_REGION: string().default("us-east-1"),
  MEDIA_S3_ENDPOINT: httpUrl(),
  MEDIA_S3_PUBLIC_URL: httpUrl(),
  MEDIA_S3_KEY: requiredWith("MEDIA_S3_BUCKET"),
  MEDIA_S3_SECRET: requiredWith("MEDIA_S3_BUCKET"),
  CV_S3_BUCKET: string().test(
    "private",
    "${path} must differ from MEDIA_S3_BUCKET, which is public",
    (bucket, { parent }) => bucket === undefined || bucket !== parent.MEDIA_S3_BUCKET,
  ),
  CV_S3_PREFIX: string()
    .default("cvs/")
    .matches(/^([\w.-]+\/)+$/, "${path} must be the name of a folder and a slash, like cvs/"),
  CV_S3_REGION: string().default("us-east-1"),
  CV_S3_ENDPOINT: httpUrl(),
  CV_S3_KEY: requiredWith("CV_S3_BUCKET"),
  CV_S3_SECRET: requiredWith("CV_S3_BUCKET"),
});

type Values = InferType<typeof storageSettings>;

const bucketOf = (values: Values, purpose: "MEDIA" | "CV") => {
  const name = values[`${purpose}_S3_BUCKET`];

  return name
    ? {
        bucket: name,
        region: values[`${purpose}_S3_REGION`],
        endpoint: values[`${purpose}_S3_ENDPOINT`] || undefined,
        accessKeyId: values[`${purpose}_S3_KEY`] ?? "",
        secretAccessKey: values[`${purpose}_S3_SECRET`] ?? "",
      }
    : undefined;
};

/** Groups the settings by bucket, under the names that the code uses. */
export const readStorageSettings = (values: Values) => {
  const media = bucketOf(values, "MEDIA");
  const cvs = bucketOf(values, "CV");

  return {
    /** The public bucket of the media library; undefined if its files are stored on disk. */
    mediaStorage: media && { ...media, publicUrl: values.MEDIA_S3_PUBLIC_URL || undefined },
    /** The private bucket of CVs; undefined if they are stored in a folder. */
    cvBucket: cvs && { ...cvs, prefix: values.CV_S3_PREFIX },
  };
};
