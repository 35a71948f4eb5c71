/** Keys of PostgreSQL's advisory locks: arbitrary, but unique. */
export const advisoryLocks = { publication: 570_214_961, start: 570_214_962 };
