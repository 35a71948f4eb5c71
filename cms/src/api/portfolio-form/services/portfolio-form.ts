import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::portfolio-form.portfolio-form");
