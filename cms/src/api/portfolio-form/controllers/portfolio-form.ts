import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::portfolio-form.portfolio-form");
