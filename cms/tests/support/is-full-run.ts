/** True for `npm run test:all`, which runs all tests; false for `npm test`. */
export const isFullRun = (): boolean => process.env.TEST_ALL === "true";
