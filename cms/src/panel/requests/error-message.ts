import { isFetchError } from "@strapi/strapi/admin";

/** The message of a failed request. */
export const errorMessage = (error: unknown) => {
  if (isFetchError(error) && error.status === 403) {
    return "Your role does not allow this. Ask an administrator for access.";
  }
  if (isFetchError(error) && error.status && error.status < 500) return error.message;

  return "The server is not responding. This page keeps trying.";
};
