import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::hire-page.hire-page");
