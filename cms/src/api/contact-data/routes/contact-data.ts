import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::contact-data.contact-data", { only: ["create"] });
