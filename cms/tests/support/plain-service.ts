import { after, before, describe } from "node:test";

import { onPostgres } from "./databases";
import { isFullRun } from "./is-full-run";
import { type Service, startService, temporaryFolder } from "./service";
import { unlimited } from "./visitors";

export const metricsToken = "a-token-of-the-monitoring";
/** A separate temporary folder, to detect leftover files. */
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

/** The CMS, once tests run. */
type Running = () => Service;

/**
 * Declares tests of the public API. Test files share the CMS if the runner has grouped them, so tests
 * must distinguish their rows from those of others.
 *
 * @param onBoth whether they always run on PostgreSQL, too; by default only with TEST_ALL=true.
 */
export const onPlainService = (
  title: string,
  declare: (running: Running) => void,
  { onBoth = isFullRun() } = {},
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

/** The CMS on SQLite, for tests that do not depend on the database. */
export const plainService: Running = () => shared;
