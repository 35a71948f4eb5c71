import { onPostgres } from "./support/databases";
import { signInSuite } from "./support/sign-in-suite";

onPostgres("the panel", signInSuite);
