import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::hire-page.hire-page");
