import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { wordsOf } from "./paragraphs";

const text = `# Rates

What a *team* costs, see [the terms](/terms/).

- One
  - Two
1. Three

| Role | Rate |
| --- | ---: |
| Lead | 90 |

\`\`\`ts
const a = 1;
\`\`\`

![A desk](/uploads/desk.webp)

---

> Said **once**\\
> and again
`;

describe("the words of a text", () => {
  test("have no signs, but addresses of links and pictures", () => {
    assert.equal(
      wordsOf(text),
      [
        "Rates",
        "What a team costs, see the terms (/terms/).",
        "• One\n  • Two",
        "1. Three",
        "Role | Rate | \nLead | 90 |",
        "const a = 1;",
        "[Picture: A desk (/uploads/desk.webp)]",
        "———",
        "Said once\nand again",
      ].join("\n\n"),
    );
  });
});
