/** Delay before the reload without a location, in milliseconds (specification, section 9). */
const reloadDelayMs = 100;

/** Time for a client navigation before the browser loads the page, in milliseconds. */
const navigationTimeoutMs = 5000;
const pollIntervalMs = 50;

type Browser = { reload: () => void; load: (path: string) => void };

const browserLocation: Browser = {
  reload: () => window.location.reload(),
  load: (path) => window.location.assign(path),
};

/**
 * Navigates to the thank-you page. Without the visitor's location it also reloads that page once
 * shown, as specified; an earlier reload would undo the navigation.
 */
export const redirectToThankYou = (
  hasLocation: boolean,
  thankYouPath: string,
  navigate: (path: string) => unknown,
  { reload, load } = browserLocation,
): void => {
  // navigate() does not resolve on arrival, so poll the path.
  const onArrival = (waited: number) => {
    if (window.location.pathname.endsWith(thankYouPath)) setTimeout(reload, reloadDelayMs);
    else if (waited >= navigationTimeoutMs) load(thankYouPath);
    else setTimeout(() => onArrival(waited + pollIntervalMs), pollIntervalMs);
  };

  void navigate(thankYouPath);
  if (!hasLocation) onArrival(0);
};
