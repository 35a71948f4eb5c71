import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::industry-page.industry-page");
