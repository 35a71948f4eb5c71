import { readSettings } from "../src/settings";

export default () => {
  const { siteOrigins } = readSettings(process.env);

  return [
    "strapi::logger",
    "strapi::errors",
    "strapi::security",
    {
      name: "strapi::cors",
      config: {
        origin: siteOrigins,
        credentials: false,
        methods: ["POST", "OPTIONS"],
        headers: ["Content-Type", "Idempotency-Key"],
        keepHeaderOnError: true,
      },
    },
    "strapi::query",
    "strapi::body",
    "strapi::session",
    "strapi::favicon",
    "strapi::public",
  ];
};
