import { isFetchError } from "@strapi/strapi/admin";

const refusalOf = (error: unknown) => {
  if (!isFetchError(error)) return undefined;
  if (error.status === 403) {
    return "Your role does not allow this. Ask an administrator for access.";
  }

  return error.status && error.status < 500 ? error.message : undefined;
};

/** The message of a failed request. */
export const errorMessage = (error: unknown) =>
  refusalOf(error) ?? "The server is not responding. Try again.";

/** The message of a failed request that is repeated. */
export const pollingErrorMessage = (error: unknown) =>
  refusalOf(error) ?? "The server is not responding. This page keeps trying.";
