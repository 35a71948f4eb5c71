import { guardRoles } from "./support/panel-roles-story";

guardRoles(() => ({}));
