import { mediaTypes } from "../src/access/media-types";
import { readSettings, type Settings } from "../src/settings";

/** Strapi's own S3 provider, which also speaks to what works like S3. */
const s3 = (storage: NonNullable<Settings["mediaStorage"]>) => ({
  provider: "aws-s3",
  providerOptions: {
    ...(storage.publicUrl ? { baseUrl: storage.publicUrl } : {}),
    s3Options: {
      credentials: {
        accessKeyId: storage.accessKeyId,
        secretAccessKey: storage.secretAccessKey,
      },
      region: storage.region,
      ...(storage.endpoint ? { endpoint: storage.endpoint, forcePathStyle: true } : {}),
      // The bucket's policy lets anybody read. Amazon's buckets take no rights with a file any more.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});

/** Strapi's own emails, such as those with a new password, go where all others go. */
const email = ({ smtpUrl, from }: Settings["mail"]) => ({
  provider: "nodemailer",
  // Without a server they fail; Strapi's default would deliver them to anybody's server by itself.
  providerOptions: smtpUrl ? { url: smtpUrl } : { host: "localhost", port: 1 },
  settings: { defaultFrom: from, defaultReplyTo: from },
});

export default () => {
  const { mail, mediaStorage } = readSettings(process.env);

  return {
    email: { config: email(mail) },
    upload: {
      config: {
        // The site makes its own sizes of every picture; copies made here would go unused.
        breakpoints: {},
        sizeLimit: 20 * 1024 * 1024,
        security: { allowedTypes: [...new Set(mediaTypes.values())] },
        ...(mediaStorage ? s3(mediaStorage) : {}),
      },
    },
  };
};
