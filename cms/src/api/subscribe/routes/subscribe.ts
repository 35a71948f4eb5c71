import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::subscribe.subscribe", { only: ["create"] });
