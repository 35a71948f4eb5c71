import { counts, managementOptions } from "./options";
import { recommendModel } from "./recommend";

const noPeople = { developer: 0, designer: 0, tester: 0, lead: 0 };
const one = { ...noPeople, tester: 1 };
const two = { ...noPeople, developer: 1, lead: 1 };

it.each([
  ["agency", noPeople, "fixed-scope project", /written scope/],
  ["agency", two, "fixed-scope project", /written scope/],
  ["shared", noPeople, "team extension", /lead of yours/],
  ["shared", one, "team extension", /lead of yours/],
  ["client", noPeople, "dedicated developer", /priorities/],
  ["client", one, "dedicated developer", /priorities/],
  ["client", two, "team extension", /roadmap stays ours/],
  ["open", noPeople, "fixed-scope project", /describe the result/],
  ["open", one, "dedicated developer", /one person/],
  ["open", two, "team extension", /several people/],
] as const)("recommends with %s management and %j: %s", (management, people, model, reason) => {
  expect(recommendModel({ management, people })).toEqual({
    model,
    reason: expect.stringMatching(reason),
  });
});

it("always returns one model and a reason that ends a sentence, without prices", () => {
  const teams = counts.flatMap((developer) =>
    counts.flatMap((designer) =>
      counts.flatMap((tester) => counts.map((lead) => ({ developer, designer, tester, lead }))),
    ),
  );
  const all = teams.flatMap((people) =>
    managementOptions.map(({ value }) => recommendModel({ people, management: value })),
  );

  expect(all).toHaveLength(5 ** 4 * 4);
  for (const { model, reason } of all) {
    expect(["dedicated developer", "fixed-scope project", "team extension"]).toContain(model);
    expect(reason).toMatch(/^[a-z][^.:\d$€£]{20,}[a-z]$/);
  }
});
