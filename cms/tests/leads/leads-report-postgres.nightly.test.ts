import { onPostgres } from "../support/databases";
import { describeLeadsReport } from "./leads-report.suite";

onPostgres("the report of leads", describeLeadsReport);
