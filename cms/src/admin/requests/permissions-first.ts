const permissions = "/admin/users/me/permissions";
/** What the panel waits for before it draws a page. */
const information = "/admin/information";

/**
 * Gives the panel somebody's rights before anything of a page is drawn. Strapi's `useRBAC` reads
 * them once: on a page that was drawn before they came, all buttons that need a right are missing.
 *
 * @param send what the panel sends its requests with.
 */
export const withPermissionsFirst = (send: typeof fetch): typeof fetch => {
  let cameOnce: () => void;
  let latest: Promise<unknown> = new Promise<void>((resolve) => (cameOnce = resolve));
  const first = latest;

  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, "http://panel");
    const answer = send(input, init);
    if (pathname === permissions) {
      // An answer has come when its body has. One that failed keeps nobody waiting.
      latest = answer.then((one) => one.clone().text()).catch(() => undefined);
      void latest.then(() => cameOnce());
    }
    if (pathname === information) {
      await answer;
      await first;
      await latest;
    }

    return answer;
  };
};
