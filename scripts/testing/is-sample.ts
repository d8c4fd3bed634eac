/** Whether a sample is tried of what takes long, as in `npm test`. Each command by itself tries all. */
export const isSample = process.env['TEST_SAMPLE'] === 'true';
