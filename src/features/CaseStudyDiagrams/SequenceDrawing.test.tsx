import { render, screen, within } from "@testing-library/react";
import { vercelStegaEncode } from "@vercel/stega";

import { sequence as example } from "./examples";
import { SequenceDrawing } from "./SequenceDrawing";

const show = (sequence = example) => {
  render(<SequenceDrawing sequence={sequence} />);

  return screen.getAllByRole("listitem");
};
const steps = [
  "Buyer to Shop Pastes 60 part numbers",
  "Shop replies to Buyer 58 found, 2 to choose",
  "Buyer to Node service Asks for the number of the order",
  "Node service Queues by order ID",
];

describe("SequenceDrawing", () => {
  it("lists who sends what to whom, in order, under its caption", () => {
    show();
    const figure = within(screen.getByRole("figure", { name: example.title }));

    expect(figure.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(steps);
  });

  it("draws each message between the lines of its participants, below the one before", () => {
    const areas = show().map(({ style }) => style.gridArea);

    expect(areas).toEqual([
      "1 / 2 / auto / 4",
      "2 / 2 / auto / 4",
      "3 / 2 / auto / 6",
      "4 / 4 / auto / 6",
    ]);
  });

  it("skips a draft's message with an unknown participant", () => {
    const [first, ...others] = example.messages;
    const unknownRecipient = { ...first, to: "Nobody" } as typeof first & object;

    expect(show({ ...example, messages: [unknownRecipient, ...others] })).toHaveLength(3);
  });

  it("tells participants apart whose names differ only in signs", () => {
    const participants = [{ name: "C" }, { name: "C++" }, { name: "🚢" }, { name: "⚓" }];
    const messages = [
      { from: "C", to: "C++", text: "Calls", reply: false },
      { from: "🚢", to: "⚓", text: "Lies at", reply: false },
    ];

    expect(
      show({ ...example, participants, messages }).map(({ textContent }) => textContent),
    ).toEqual(["C to C++ Calls", "🚢 to ⚓ Lies at"]);
  });

  it("matches participants by name, ignoring case and the preview's markers", () => {
    const participants = example.participants.map(({ name }) => ({
      name: name.toUpperCase() + vercelStegaEncode({ field: "name" }),
    }));

    expect(show({ ...example, participants })).toHaveLength(4);
  });
});
