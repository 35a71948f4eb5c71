import { useRef, useState } from "react";

import { visitorLocation } from "../../lib/visitor-location";

/**
 * The visitor's country for the phone number, two letters: asked for at the first
 * use of the form, the US until it is known (specification, sections 2 and 9).
 */
export const useVisitorCountry = () => {
  const [country, setCountry] = useState("us");
  const asked = useRef(false);

  const ask = async () => {
    if (asked.current) return;
    asked.current = true;
    const location = await visitorLocation();
    if (location?.country) setCountry(location.country);
  };

  return { country, ask };
};
