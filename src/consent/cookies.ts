// If the browser forbids cookies, reading returns nothing and writing does nothing.

const parseAll = (): [name: string, value: string][] => {
  try {
    return document.cookie.split("; ").map((cookie) => {
      const [name = "", ...value] = cookie.split("=");

      return [name, value.join("=")];
    });
  } catch {
    return [];
  }
};

const write = (cookie: string) => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Forbidden.
  }
};

/** Reading throws if the browser forbids cookies. */
export const canReadCookies = (): boolean => {
  try {
    return typeof document.cookie === "string";
  } catch {
    return false;
  }
};

/** The values of all cookies of a name, which may exist under several paths and domains. */
export const readCookies = (name: string): string[] =>
  parseAll().flatMap(([key, value]) => (key === name ? [value] : []));

/** Sets a cookie for the whole site; without `days`, for the session. */
export const writeCookie = (name: string, value: string, days?: number): void =>
  write(`${name}=${value}${days === undefined ? "" : `; Max-Age=${days * 24 * 60 * 60}`}`);

/** The host and its parent domains, under any of which a tool may have set its cookies. */
const domains = () => {
  const labels = window.location.hostname.split(".");

  return labels.map((_, index) => labels.slice(index).join("."));
};

/** Deletes the cookies whose names match. */
export const deleteCookies = (matches: (name: string) => boolean): void => {
  for (const [name] of parseAll().filter(([key]) => matches(key))) {
    write(`${name}=; Max-Age=0`);
    for (const domain of domains()) write(`${name}=; Max-Age=0; Domain=${domain}`);
  }
};
