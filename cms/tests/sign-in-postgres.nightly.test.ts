import { onPostgres } from "./support/databases";
import { describeSignIn } from "./support/describe-sign-in";

onPostgres("the panel", describeSignIn);
