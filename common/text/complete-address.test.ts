import { completeAddress } from "./complete-address";

it.each([
  ["www.example.com/a?b=c", "https://www.example.com/a?b=c"],
  [" name@example.com ", "mailto:name@example.com"],
  ["+49 30 123456", "tel:+4930123456"],
  ["+49 (0)30 123456", "tel:+4930123456"],
  ["00 49 30 123456", "tel:+4930123456"],
  ["(030) 123-456", "tel:030123456"],
  ["192.168.1.10", "192.168.1.10"],
  ["/about-us/", "/about-us/"],
  ["https://example.com/", "https://example.com/"],
])("completes %s", (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
