// @ts-check
// Calls functions that need much memory in processes of their own, which give it back when they end:
// the bundler takes more than a build of ten thousand pages. Plain JavaScript, so that Node.js can run
// it as it is.
import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {object} Call
 * @property {string} module path of the module in the engine: `src/build/bundle-app.ts`
 * @property {string} name of a function that it exports
 * @property {readonly unknown[]} values for the function; JSON has to have what they and its answer say
 * @property {'production' | 'development'} [mode] of the packages there, such as React
 *
 * @typedef {{ value: unknown } | { fault: { message: string, stack?: string } }} Answer sent by the process
 */

/**
 * Calls a function in a process of its own. What it prints is printed; when this process ends, it ends.
 *
 * @param {Call} call
 * @returns {Promise<unknown>} what the function returned
 * @throws {Error} with the message of what it threw
 */
export function runInSubprocess({ module, name, values, mode = 'production' }) {
  return new Promise((resolve, reject) => {
    const child = fork(
      join(import.meta.dirname, 'subprocess.mjs'),
      [module, name, JSON.stringify(values)],
      // Vite chooses by it which form of packages and of JSX is bundled.
      { env: { ...process.env, NODE_ENV: mode }, execArgv: [] },
    );
    /** @type {Answer | undefined} */
    let answer;
    child.once('message', (message) => {
      answer = /** @type {Answer} */ (message);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const early = { message: `${name} of ${module} ended too early (${signal ?? code}).` };
      if (answer && 'value' in answer) resolve(answer.value);
      else reject(Object.assign(new Error(), answer?.fault ?? early));
    });
  });
}
