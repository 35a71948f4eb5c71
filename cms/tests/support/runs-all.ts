/** True if all tests run (`npm run test:all`), false if only those of `npm test`. */
export const runsAll = (): boolean => process.env.TEST_ALL === "true";
