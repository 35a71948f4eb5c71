import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::hire-page.hire-page");
