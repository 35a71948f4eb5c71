import { after, before, describe } from "node:test";

import { onPostgres } from "./databases";
import { runsAll } from "./runs-all";
import { type Service, startService, temporaryFolder } from "./service";
import { unlimited } from "./visitors";

export const metricsToken = "a-token-of-the-monitoring";
/** A place of its own for whatever the service might leave behind. */
export const temporary = temporaryFolder("temporary");

const settings = {
  ...unlimited,
  METRICS_TOKEN: metricsToken,
  TMPDIR: temporary,
  SITE_ORIGINS: "https://www.example.com",
  CV_UNCLAIMED_MB: "31",
};

let shared: Service;
before(async () => {
  shared = await startService(settings);
});
after(() => shared.stop());

/** The service, once tests run. */
type Running = () => Service;

/**
 * Declares tests for a service as visitors meet it, which test files share where the runner has
 * put them together: a test tells its own rows from those of others.
 *
 * @param onBoth whether they run on PostgreSQL as well; without it, only with TEST_ALL=true.
 */
export const onPlainService = (
  title: string,
  declare: (running: Running) => void,
  { onBoth = runsAll() } = {},
) => {
  describe(`${title} on SQLite`, () => declare(() => shared));
  if (!onBoth) return;

  onPostgres(title, (database) => {
    let own: Service;
    before(async () => {
      own = await startService({ ...settings, ...database() });
    });
    after(() => own.stop());
    declare(() => own);
  });
};

/** The one on SQLite, for tests of what does not depend on the database. */
export const plainService: Running = () => shared;
