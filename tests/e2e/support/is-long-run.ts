/** Whether all is tried, also what takes minutes: `npm test -- --long` sets it. */
export const isLongRun = process.env.TEST_LONG === 'true';
