import { describeLeadsReport } from "./support/describe-leads-report";
import { onPostgres } from "./support/databases";

onPostgres("the report of leads", describeLeadsReport);
