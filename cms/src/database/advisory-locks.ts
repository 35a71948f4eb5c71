/** PostgreSQL's advisory locks are named by numbers: any of our own, each once. */
export const advisoryLocks = { publication: 570_214_961, start: 570_214_962 };
