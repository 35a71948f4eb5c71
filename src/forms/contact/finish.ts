/** How soon the page reloads after a message that went without a location (specification, section 9). */
export const reloadDelay = 100;

/** How long a change of page may take before the browser is sent there the plain way. */
const patience = 5000;
const step = 50;

/** Calls back once the visitor has arrived at a path. Gatsby's navigate does not say when that is. */
const onArrival = (path: string, callback: () => void, waited = 0) => {
  if (window.location.pathname.endsWith(path)) callback();
  else if (waited >= patience) window.location.assign(path);
  else setTimeout(() => onArrival(path, callback, waited + step), step);
};

/**
 * Leads to the thank-you page. A message that was sent without the visitor's
 * location also reloads that page a moment later, as the specification asks; not
 * before the visitor is there, or the reload would undo the way.
 */
export const finish = (
  located: boolean,
  thankYouPath: string,
  navigate: (path: string) => unknown,
  reload: () => void = () => window.location.reload(),
): void => {
  void navigate(thankYouPath);
  if (!located) onArrival(thankYouPath, () => setTimeout(reload, reloadDelay));
};
