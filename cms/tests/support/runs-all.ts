/** Whether all tests run (`npm run test:all`), or only those of `npm test`. */
export const runsAll = (): boolean => process.env.TEST_ALL === "true";
