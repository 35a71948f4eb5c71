import { homeCity } from "./home-city";

it.each([
  ["America/Chicago", "Chicago"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", ""],
  ["Etc/GMT+3", ""],
])("knows the city of %s: %j", (zone, city) => {
  expect(homeCity(zone)).toBe(city);
});
