// Examples for the style guide and tests.

const panel = (
  kind: string,
  title: string,
  rows: readonly string[],
  half = false,
): Queries.PanelFragment => ({ kind, title, rows: rows.join("\n"), half });

export const panels: readonly Queries.PanelFragment[] = [
  panel("figures", "Figures", ["Lines | 60", "Found | 58", "* To choose | 2"]),
  panel("table", "A table", [
    "Your number | Our part | Status | Quantity",
    "K 77 01 | FT-1001 Elbow, 15 mm | Found | 12",
    "* K 77 20 | FT-1020 or FT-9020 | Choose one | 6",
  ]),
  panel("list", "A list", ["* Covered | until December 31", "Everything, 24 months | ended"], true),
  panel("bars", "Bars", ["By reference | 390", "* Open | 110"], true),
  panel("fields", "Fields", ["Serial number | MX-2231", "Bought on | December 31, 2024"]),
  panel("buttons", "Buttons", ["Send to approver", "Save as a draft"]),
];

export const screen: Queries.ScreenFragment = {
  title: "A screen with every panel",
  device: "browser",
  caption: "Drawn from text for each width.",
  panels,
};

export const phones: Queries.ScreenFragment = {
  ...screen,
  title: "Phones",
  device: "phone",
  caption: "One phone for each panel.",
  panels: [panels[2], panels[3], panels[4]].flatMap((one) => one ?? []),
};

export const sequence: Queries.SequenceFragment = {
  title: "An order on its way to the ERP.",
  participants: [{ name: "Buyer" }, { name: "Shop" }, { name: "Node service" }],
  messages: [
    { from: "Buyer", to: "Shop", text: "Pastes 60 part numbers", reply: false },
    { from: "Shop", to: "Buyer", text: "58 found, 2 to choose", reply: true },
    { from: "Buyer", to: "Node service", text: "Asks for the number of the order", reply: false },
    { from: "Node service", to: "Node service", text: "Queues by order ID", reply: false },
  ],
};
