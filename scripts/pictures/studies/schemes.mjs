/** The colour of each project's screens. */
import { scheme } from "../frames.mjs";

/** Booking and check-in for a group of clinics. */
export const CLINIC = scheme("#1f7a80");
/** A machine shop that leaves its spreadsheets. */
export const SHOP = scheme("#a5641c", true);
/** Warranty claims with rules that can be read. */
export const CLAIMS = scheme("#3d5a99");
/** A storefront for trade customers. */
export const TRADE = scheme("#2f6b4a", true);
