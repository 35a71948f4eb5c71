import { onPostgres } from "./support/databases";
import { attackPanel } from "./support/sign-in-story";

onPostgres("the panel", attackPanel);
