/**
 * Alternative texts of the pictures that say something. All others are decorative: their text is
 * empty on purpose.
 * @type {Record<string, string>}
 */
export const ALT = {
  "project-clinic-booking-app-1":
    "Drawing of two phone screens: a calendar with free appointments, and a check-in with two of four steps done.",
  "project-clinic-booking-app-2":
    "Drawing of a reception screen: the day of four doctors in columns, beside a list of arrivals with two forms missing.",
  "project-shop-floor-on-odoo-1":
    "Drawing of a tablet at a machine: a turned part with its measures, the list of operations, and keys for start, pause and done.",
  "project-shop-floor-on-odoo-2":
    "Drawing of a planning screen: the week of seven machines as bars, and below it the path of a lot from raw bar to part.",
  "project-warranty-claims-portal-1":
    "Drawing of a queue of warranty claims with the reasons for one decision, and a phone that reads a rating plate.",
  "project-warranty-claims-portal-2":
    "Drawing of a rule editor: coverage rules as bars over the years they are valid, and charts of the claims a change would affect.",
  "project-wholesale-storefront-1":
    "Drawing of an order screen: a pasted list of part numbers, each line found, ambiguous or unknown, and the order total beside it.",
  "project-wholesale-storefront-2":
    "Drawing of an approval screen: an order compared with the last one line by line, and the same request on a phone.",
};
