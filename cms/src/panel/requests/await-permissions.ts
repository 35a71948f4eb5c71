const permissions = "/admin/users/me/permissions";
/** A request that the panel awaits before it renders a page. */
const information = "/admin/information";

/**
 * Delays pages until the user's permissions have loaded. Strapi's `useRBAC` reads them once: a page
 * that renders earlier lacks all buttons that need a permission.
 *
 * @param send the panel's function for requests.
 */
export const withPermissionsAwaited = (send: typeof fetch): typeof fetch => {
  let resolveFirst: () => void;
  let latest: Promise<unknown> = new Promise<void>((resolve) => (resolveFirst = resolve));
  const first = latest;

  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://panel");
    const response = send(input, init);
    if (pathname === permissions) {
      // Waits for the body, too. A failed request does not block the page.
      latest = response.then((loaded) => loaded.clone().text()).catch(() => undefined);
      void latest.then(() => resolveFirst());
    }
    if (pathname === information) {
      await response;
      await first;
      await latest;
    }

    return response;
  };
};
