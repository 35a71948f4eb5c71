import { timeZoneHeader } from "../../common/time-zone";

/**
 * Says the user's time zone with each request to the CMS, which decides by it what is today.
 *
 * @param send the panel's function for requests.
 * @param origin of the CMS. Other servers may refuse an unknown header.
 */
export const withTimeZone =
  (send: typeof fetch, origin: string): typeof fetch =>
  (input, init) => {
    const isRequest = input instanceof Request;
    if (new URL(isRequest ? input.url : input, origin).origin !== origin) return send(input, init);
    const headers = new Headers(init?.headers ?? (isRequest ? input.headers : undefined));
    headers.set(timeZoneHeader, new Intl.DateTimeFormat().resolvedOptions().timeZone);

    return send(input, { ...init, headers });
  };
