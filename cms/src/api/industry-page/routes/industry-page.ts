import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::industry-page.industry-page");
