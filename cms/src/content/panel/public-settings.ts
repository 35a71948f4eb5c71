import type { PublicSettings } from "../types";

let settings: PublicSettings = { name: null, siteUrl: "", sendsEmail: true, assistants: false };

/**
 * Reads, at the panel's start, what the CMS says without a session, with defaults if it does not respond:
 * the panel works without.
 */
export const readPublicSettings = async (): Promise<PublicSettings> => {
  try {
    const response = await fetch("/public-settings");
    if (response.ok) settings = (await response.json()) as PublicSettings;
  } catch {
    // The sign-in says that the server does not respond.
  }

  return settings;
};

/** What the panel read at its start. */
export const publicSettings = (): PublicSettings => settings;
