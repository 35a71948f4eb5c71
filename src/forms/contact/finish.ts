/** How soon the page reloads after a message that went without a location (specification, section 9). */
export const reloadDelay = 100;

/** How long a change of page may take before the browser loads the page itself, in milliseconds. */
const arrivalTimeout = 5000;
const step = 50;

type Browser = { reload: () => void; load: (path: string) => void };

const thisBrowser: Browser = {
  reload: () => window.location.reload(),
  load: (path) => window.location.assign(path),
};

/**
 * Leads to the thank-you page. A message that was sent without the visitor's
 * location also reloads that page a moment later, as the specification asks; not
 * before the visitor is there, or the reload would undo the navigation.
 */
export const finish = (
  located: boolean,
  thankYouPath: string,
  navigate: (path: string) => unknown,
  { reload, load } = thisBrowser,
): void => {
  // Gatsby's navigate does not tell when the visitor has arrived.
  const onArrival = (waited: number) => {
    if (window.location.pathname.endsWith(thankYouPath)) setTimeout(reload, reloadDelay);
    else if (waited >= arrivalTimeout) load(thankYouPath);
    else setTimeout(() => onArrival(waited + step), step);
  };

  void navigate(thankYouPath);
  if (!located) onArrival(0);
};
