import { useSyncExternalStore } from "react";

import { getConsent, onConsentChange, type Consent } from "./consent-store";

const unknown = () => undefined;

/** The visitor's consent; undefined on the server. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore<Consent | undefined>(onConsentChange, getConsent, unknown);
