import { repairAddresses } from "./repair-address";

const open = (address: string) => window.history.replaceState({ key: "kept" }, "", address);
const { location } = window;

test.each([
  ["/contact-us/#%zz", "/contact-us/#%25zz"],
  ["/contact-us/#50%", "/contact-us/#50%25"],
  ["/contact-us/#%ff", "/contact-us/#%25ff"],
  ["/%zz/?q=%zz#form", "/%25zz/?q=%zz#form"],
  ["/contact-us/?a=b#caf%C3%A9", "/contact-us/?a=b#caf%C3%A9"],
])("makes %s an address that can be decoded: %s", (given, repaired) => {
  open(given);

  expect(repairAddresses()).toBe(given !== repaired);
  expect(location.pathname + location.search + location.hash).toBe(repaired);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("repairs what somebody types later, before others look", () => {
  open("/contact-us/");
  repairAddresses();
  const seen: string[] = [];
  window.addEventListener("popstate", () => seen.push(location.hash));
  open("/contact-us/#%zz");
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(seen).toEqual(["#%25zz"]);
});
