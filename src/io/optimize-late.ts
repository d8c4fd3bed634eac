import { setFlagsFromString } from 'node:v8';

/** How much work a function has done before V8 optimizes it: four times as much as usual, see docs/decisions/performance.md. */
const interruptBudget = 4 * 67_584;

/** Makes the threads of this process optimize fewer functions. */
export function optimizeLate(): void {
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}
