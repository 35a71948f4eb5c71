import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::emp-data.emp-data", { only: ["create"] });
