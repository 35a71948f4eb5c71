/** Whether everything is tested, as `npm run test:all` does, or what every change must pass. */
export const runsAll = (): boolean => process.env.TEST_ALL === "true";
