/** An error whose message says all that the person at the keyboard needs: it is shown without a stack. */
export class ExplainedError extends Error {}
