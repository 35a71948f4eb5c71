/** What the panel knows of the CMS before anybody has signed in. */
type PublicSettings = {
  /** The agency's; null if the site record has none yet. */
  name: string | null;
  /** Whether a mail server is set up. */
  sendsEmail: boolean;
  /** Whether people may work with assistants. */
  assistants: boolean;
};

/** Reads what the CMS says without a session, with defaults if it does not respond: the panel works without. */
export const readPublicSettings = async (): Promise<PublicSettings> => {
  try {
    const response = await fetch("/brand");
    if (response.ok) return (await response.json()) as PublicSettings;
  } catch {
    // The sign-in says that the server does not respond.
  }

  return { name: null, sendsEmail: true, assistants: false };
};
