import { deadlineFact } from "./deadline-fact";

it.each([
  ["June 30, 2027", true, "Apply until: June 30, 2027"],
  ["June 30, 2027", false, "Closed after: June 30, 2027"],
  [null, true, "Deadline: Open until filled"],
])("with %s as its last day, and open: %s, a job opening says: %s", (closesOn, open, expected) => {
  const { label, value } = deadlineFact(closesOn, open);

  expect(`${label}: ${value}`).toBe(expected);
});
