import { onPostgres } from "../support/databases";
import { describeSignIn } from "./sign-in.suite";

onPostgres("the panel", describeSignIn);
