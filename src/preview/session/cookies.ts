/** The Set-Cookie header of a cookie that scripts can't read. */
export const setCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  [
    `${name}=${value}`,
    `Max-Age=${seconds}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
