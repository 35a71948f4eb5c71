import { onPostgres } from "./support/databases";
import { guardRoles } from "./support/panel-roles-story";

onPostgres("the panel", guardRoles);
