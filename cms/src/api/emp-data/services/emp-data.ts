import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::emp-data.emp-data");
