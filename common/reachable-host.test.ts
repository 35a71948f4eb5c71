import { reachableHost } from "./reachable-host";

it.each([
  ["0.0.0.0", "localhost"],
  ["::", "localhost"],
  ["127.0.0.1", "localhost"],
  ["192.0.2.7", "192.0.2.7"],
  ["::1", "[::1]"],
  ["cms.internal", "cms.internal"],
])("reaches a server that listens on %s at %s", (host, name) => {
  expect(reachableHost(host)).toBe(name);
});
