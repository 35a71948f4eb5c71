import { mediaTypes, otherTypes } from "../src/content/media/media-types";
import { readConfigSettings } from "../src/server/config-settings";
import type { Settings } from "../src/server/settings";
import { s3Options } from "../src/server/storage/s3-options";

/** Strapi's S3 provider, which also supports S3-compatible storage. */
const s3 = (storage: NonNullable<Settings["mediaStorage"]>) => ({
  provider: "aws-s3",
  providerOptions: {
    ...(storage.publicUrl ? { baseUrl: storage.publicUrl } : {}),
    s3Options: {
      ...s3Options(storage),
      // The bucket's policy allows public reads: Amazon's buckets no longer accept ACLs.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});

/** Strapi's emails, such as password resets, use the same mail server as all others. */
const email = ({ server, from }: Settings["mail"]) => ({
  provider: "nodemailer",
  // Without a server they fail; Strapi's default would send them directly to the recipient's server.
  providerOptions: server ?? { host: "localhost", port: 1 },
  settings: { defaultFrom: from, defaultReplyTo: from },
});

export default () => {
  const { mail, mediaStorage } = readConfigSettings();

  return {
    email: { config: email(mail) },
    upload: {
      config: {
        // The site generates its own image sizes.
        breakpoints: {},
        sizeLimit: 20 * 1024 * 1024,
        security: { allowedTypes: [...new Set([...mediaTypes.values(), ...otherTypes])] },
        ...(mediaStorage ? s3(mediaStorage) : {}),
      },
    },
  };
};
