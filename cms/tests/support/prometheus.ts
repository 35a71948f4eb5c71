/** One sample: a name with labels, and its value. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

const types = ["counter", "gauge", "histogram", "summary", "untyped"];
const suffixes: Record<string, string[]> = {
  histogram: ["_bucket", "_sum", "_count"],
  summary: ["", "_sum", "_count"],
};
const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;
const number = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+-]?Inf|NaN)$/i;

const fail = (line: string, why: string): never => {
  throw new Error(`${why}: ${line}`);
};

const parseLabels = (line: string, text: string): Record<string, string> => {
  const labels: Record<string, string> = {};
  for (let rest = text; rest !== "";) {
    const [part = fail(line, "labels cannot be read"), name = "", value = ""] =
      label.exec(rest) ?? [];
    if (name in labels) fail(line, `the label ${name} comes twice`);
    labels[name] = value;
    rest = rest.slice(part.length);
  }

  return labels;
};

/** Checks that a histogram's buckets do not decrease, and that +Inf equals its count. */
const checkHistogram = (name: string, samples: Sample[]) => {
  for (const { labels, value } of samples.filter((sample) => sample.name === `${name}_count`)) {
    const same = (other: Record<string, string>) =>
      Object.entries(labels).every(([key, text]) => other[key] === text);
    const buckets = samples.filter((one) => one.name === `${name}_bucket` && same(one.labels));
    const falls = buckets.some((one, index) => one.value < (buckets[index - 1]?.value ?? 0));
    const last = buckets.at(-1);
    if (falls || last?.labels.le !== "+Inf" || last.value !== value) fail(name, "wrong buckets");
  }
};

/**
 * Strict parser of the text format of Prometheus, version 0.0.4
 * (prometheus.io/docs/instrumenting/exposition_formats).
 *
 * @throws an error with the first invalid line.
 */
export const parseMetrics = (text: string): Sample[] => {
  if (!text.endsWith("\n")) fail(text.slice(-40), "the last line has no end");
  const families = new Map<string, { help: boolean; type?: string; samples: Sample[] }>();
  const seen = new Set<string>();
  let current = "";

  for (const line of text.slice(0, -1).split("\n")) {
    if (line === "") continue;
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind) {
      const family = families.get(name) ?? { help: false, samples: [] };
      if (current !== name && families.has(name)) fail(line, "a family is in two places");
      if (family.samples.length > 0 || (kind === "HELP" ? family.help : family.type)) {
        fail(line, "a comment comes twice or too late");
      }
      if (kind === "TYPE" && !types.includes(rest)) fail(line, "no such type");
      families.set(name, kind === "HELP" ? { ...family, help: true } : { ...family, type: rest });
      current = name;
      continue;
    }

    const [, own = "", labels = "", value = ""] = sampleLine.exec(line) ?? [];
    const family = families.get(current);
    if (!own || !number.test(value) || !family?.type || !family.help) {
      throw new Error(`This line is no sample of a family: ${line}`);
    }
    const allowed = (suffixes[family.type] ?? [""]).map((suffix) => current + suffix);
    if (!allowed.includes(own)) fail(line, "a sample of another family");
    if (family.type === "counter" && !(Number(value) >= 0)) fail(line, "a counter below zero");
    if (seen.has(`${own}{${labels}}`)) fail(line, "a sample comes twice");
    seen.add(`${own}{${labels}}`);
    family.samples.push({ name: own, labels: parseLabels(line, labels), value: Number(value) });
  }
  for (const [name, { type, samples }] of families) {
    if (type === "histogram") checkHistogram(name, samples);
  }

  return [...families.values()].flatMap(({ samples }) => samples);
};

/** Reads a CMS's metrics. @returns a function that finds a value. */
export const readMetrics = async (url: string, token: string) => {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  const samples = parseMetrics(await response.text());

  return (name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value;
};
