import assert from "node:assert/strict";
import { test } from "node:test";

import { moveErrors } from "./move-errors";

const text = { id: 1, __component: "sections.text" };
const cards = { id: 2, cards: [{ id: 5 }, { __temp_key__: "a0" }] };
const fresh = { __temp_key__: "a1", title: "New" };

test("the errors of sections and of their items move with them", () => {
  const errors = { title: "Too long", sections: [, { cards: [, { title: "Empty" }] }, "Refused"] };
  const moved = moveErrors(
    errors,
    { title: "", sections: [text, cards, fresh] },
    {
      title: "",
      sections: [
        { ...fresh, __temp_key__: "Zz" },
        { ...cards, cards: cards.cards.toReversed() },
        text,
      ],
    },
  );

  assert.equal(
    JSON.stringify(moved),
    JSON.stringify({ title: "Too long", sections: ["Refused", { cards: [{ title: "Empty" }] }] }),
  );
});

test("ids of two components may be the same", () => {
  const [one, other] = [
    { __component: "sections.text", id: 1 },
    { __component: "sections.hero", id: 1 },
  ];

  assert.equal(
    JSON.stringify(moveErrors(["Empty"], [one, other], [other, one])),
    JSON.stringify([null, "Empty"]),
  );
});

test("what is deleted takes its errors along, and what is added has none", () => {
  const errors = { sections: [{ title: "Empty" }, { title: "Long" }] };

  assert.equal(
    JSON.stringify(moveErrors(errors, { sections: [text, cards] }, { sections: [fresh, cards] })),
    JSON.stringify({ sections: [null, { title: "Long" }] }),
  );
});

test("an error of a whole list stays", () => {
  const errors = { sections: "Add a section" };

  assert.deepEqual(moveErrors(errors, { sections: [] }, { sections: [text] }), errors);
});
