/** The most characters of what an author writes to editors with a request to publish, and of their answer. */
export const maxMessageLength = 1000;
