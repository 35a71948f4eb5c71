import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Evaluates an expression in another process, since Jest cannot import ES modules. */
const evaluate = (expression: string): { value?: unknown; failure?: string } => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { readOptions } from "./options.ts";
       import { budgetViolations, medians } from "./report.ts";
       try { console.log(JSON.stringify({ value: ${expression} })); }
       catch ({ message }) { console.log(JSON.stringify({ failure: message })); }`,
    ],
    { cwd: join(__dirname, "page-loads"), encoding: "utf8" },
  );
  if (stderr) throw new Error(stderr);

  return JSON.parse(stdout);
};

const metrics = {
  failedAudits: [] as string[],
  scores: [100, 100, 100, 100],
  fcp: 500,
  lcp: 900,
  tbt: 0,
  cls: 0.001,
  bytes: 90_000,
  script: 0,
  font: 45_000,
  requests: 8,
};
const budget = { shift: 0.01, score: 100 };
const page = (changes: Partial<typeof metrics>) => ({
  type: "home",
  device: "phone",
  metrics: { ...metrics, ...changes },
});

describe("bench/page-loads.ts", () => {
  it.each([
    [{}, []],
    [{ cls: 0.01 }, []],
    [{ cls: 0.02 }, ["home, phone: shift 0.02, at most 0.01"]],
    [{ scores: [100, 99, 100, 0] }, ["accessibility 99, at least 100", "SEO 0, at least 100"]],
    [{ lcp: 9000, tbt: 900 }, []],
    [{ failedAudits: ["Links lack text"] }, ["home, phone: Links lack text"]],
  ])("reports a page over its budget: %j", (changes, words) => {
    const { value } = evaluate(
      `budgetViolations(${JSON.stringify(page(changes))}, ${JSON.stringify(budget)})`,
    );

    expect(value).toHaveLength(words.length);
    words.forEach((sentence, index) => {
      expect((value as string[])[index]).toContain(sentence);
    });
  });

  it("names scripts with code for unsupported browsers", () => {
    const measured = { ...page({}), hydrated: { bytes: 160_000, legacy: ["/app.js"] } };

    expect(
      evaluate(`budgetViolations(${JSON.stringify(measured)}, ${JSON.stringify(budget)})`).value,
    ).toEqual([expect.stringMatching(/^home, phone: \/app\.js /)]);
  });

  it("takes the median of each metric separately", () => {
    const loads = [3, 1, 2].map((n) => ({ ...metrics, lcp: n, scores: [n, 100, 100, 4 - n] }));

    expect(evaluate(`medians(${JSON.stringify(loads)})`).value).toMatchObject({
      lcp: 2,
      scores: [2, 100, 100, 2],
      fcp: 500,
    });
  });

  it("loads every page type on both devices, or the given ones", () => {
    expect((evaluate("readOptions([]).visits").value as unknown[]).length).toBeGreaterThan(40);
    expect(
      evaluate('readOptions(["--only", "home,blog", "--device", "phone"]).visits').value,
    ).toEqual([
      { type: "home", device: "phone", path: "/" },
      { type: "blog", device: "phone", path: "/blog/" },
    ]);
  });

  it.each([
    [["--only", "home,houses"], /no page type "houses": home, about/],
    [["--device", "tablet"], /phone or desktop/],
    [["--rounds", "0"], /a number from 1/],
  ])("rejects %j with a message", (words, sentence) => {
    expect(evaluate(`readOptions(${JSON.stringify(words)})`).failure).toMatch(sentence);
  });
});
