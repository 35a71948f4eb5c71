import { cityFromTimeZone } from "./city-from-time-zone";

it.each([
  ["America/Chicago", "Chicago"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["Asia/Calcutta", "Kolkata"],
  ["UTC", ""],
  ["Etc/GMT+3", ""],
])("finds the city of %s: %j", (zone, city) => {
  expect(cityFromTimeZone(zone)).toBe(city);
});
