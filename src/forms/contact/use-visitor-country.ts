import { useRef, useState } from "react";

import { visitorLocation } from "../../lib/visitor-location";

/**
 * The visitor's two-letter country for the phone number: looked up on first use of the form, US
 * until then (specification, sections 2 and 9).
 */
export const useVisitorCountry = () => {
  const [country, setCountry] = useState("us");
  const requested = useRef(false);

  const lookUp = async () => {
    if (requested.current) return;
    requested.current = true;
    const location = await visitorLocation();
    if (location?.country) setCountry(location.country);
  };

  return { country, lookUp };
};
