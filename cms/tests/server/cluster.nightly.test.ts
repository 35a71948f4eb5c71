import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { type Cluster, startCluster } from "../support/cluster";
import { runClusterScenario } from "../support/cluster-scenario";

describe("two instances on one database and one bucket", () => {
  let cluster: Cluster;
  before(async () => {
    cluster = await startCluster();
  });
  after(() => cluster.stop());

  test("store every submission and upload once, while one is restarted and the other is killed", async () => {
    const { leads } = await runClusterScenario(cluster, { posts: 100, uploads: 6 });

    assert.equal(leads, 106);
  });
});
