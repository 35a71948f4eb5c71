import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { type Cluster, startCluster } from "./support/cluster";
import { tellClusterStory } from "./support/cluster-story";

describe("two services on one database and one bucket", () => {
  let cluster: Cluster;
  before(async () => {
    cluster = await startCluster();
  });
  after(() => cluster.stop());

  test("have every post and upload once, while one is restarted and then the other killed", async () => {
    const { leads } = await tellClusterStory(cluster, { posts: 100, uploads: 6 });

    assert.equal(leads, 106);
  });
});
