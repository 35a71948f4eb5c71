import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::emp-data.emp-data");
