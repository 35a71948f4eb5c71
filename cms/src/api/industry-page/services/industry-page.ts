import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::industry-page.industry-page");
