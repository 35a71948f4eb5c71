export const facts = [
  { label: "Typical length", value: "Six to twelve weeks" },
  { label: "Team", value: "Two developers, one tester" },
  { label: "First result", value: "After ten days" },
];

export const points: readonly Queries.PointFragment[] = [
  {
    title: "One set of data",
    text: "Stock, sales and books agree, because they are the same rows.",
  },
  { title: "Short releases", text: "Each week something you can open, try and send back." },
  { title: "Plain handover", text: "Runbooks and access lists live next to the code." },
];

const card = (title: string, text: string): Queries.CardFragment => ({
  title,
  text,
  image: null,
  video: null,
  captions: null,
  link: { label: "Read on", href: "/style-guide/" },
});

export const cards = points.map(({ title, text }) => card(title, text));

export const steps: readonly Queries.StepFragment[] = points.map(({ title, text }) => ({
  title,
  text,
  duration: "1–2 weeks",
  outcome: "a written scope",
}));

export const prose = `
<p>Text an editor wrote, with <a href="/style-guide/">a link</a>, <strong>weight</strong>, <em>stress</em> and <code>code</code>.</p>
<h2 id="style-more">A heading</h2>
<ul><li>First</li><li>Second, a little longer so that it may wrap on a narrow screen</li></ul>
<ol><li>Read</li><li>Try</li></ol>
<blockquote><p>A client that hears nothing cannot know whether the server did the work.</p></blockquote>
<pre tabindex="0"><code>const answer = await send(order, { key });
if (!answer.ok) throw new Error("a long line that runs on and on past the edge of the column it stands in");
</code></pre>
<div role="region" tabindex="0" aria-label="Table"><table><thead><tr><th>Model</th><th>Notice</th><th>Team</th></tr></thead>
<tbody><tr><td>Dedicated</td><td>Two weeks</td><td>1</td></tr><tr><td>Extension</td><td>Four weeks</td><td>2–6</td></tr></tbody></table></div>
`;
