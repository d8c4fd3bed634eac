import type { Attack } from './attacks';
import { hasTag, type NamedTest } from '../runners/test-results';

/** What came of a kind of attack. */
export interface AttackOutcome extends Attack {
  state: 'held' | 'SUCCEEDED' | 'NO CONTROL' | 'NO TEST';
  tried: number;
  /** how many of them failed; of a test that fails, none is counted */
  withstood: number;
  /** how many attacks on something weak were seen to succeed */
  control: number;
  /** tests that could not run on this machine */
  skipped: number;
}

/** One test that fails is an attack that succeeded; without a control, nothing is proven. */
export function judgeAttack(attack: Attack, tests: readonly NamedTest[]): AttackOutcome {
  const own = tests.filter((test) => hasTag(test, `@${attack.id}`));
  const controls = tests.filter((test) => hasTag(test, `@${attack.id}-control`));
  const passed = sumTries(own.filter(({ state }) => state === 'passed'));
  const failed = sumTries(own.filter(({ state }) => state === 'failed'));
  const isSeen =
    controls.some(({ state }) => state === 'passed') &&
    controls.every(({ state }) => state !== 'failed');
  return {
    ...attack,
    state: nameState(passed, failed, isSeen),
    tried: passed + failed,
    withstood: passed,
    control: isSeen ? sumTries(controls.filter(({ state }) => state === 'passed')) : 0,
    skipped: own.filter(({ state }) => state === 'skipped').length,
  };
}

function sumTries(tests: readonly NamedTest[]): number {
  return tests.reduce((sum, { tried = 1 }) => sum + tried, 0);
}

function nameState(passed: number, failed: number, isSeen: boolean): AttackOutcome['state'] {
  if (failed > 0) return 'SUCCEEDED';
  if (passed === 0) return 'NO TEST';
  return isSeen ? 'held' : 'NO CONTROL';
}

/** A line for each kind of attack, and their sum. */
export function formatAttacks(outcomes: readonly AttackOutcome[]): string {
  const lines = outcomes.map(({ id, attack, held, state, tried, withstood, control, skipped }) => {
    const counts = [tried, withstood, control].map((count) => String(count).padStart(8)).join('');
    const rest = skipped > 0 ? ` (${skipped} tests cannot run on this machine)` : '';
    return `${id.padEnd(4)}${state.padEnd(11)}${counts}  ${attack}: ${held}${rest}.`;
  });
  const good = outcomes.filter(({ state }) => state === 'held').length;
  const head = `${''.padEnd(15)}${['tried', 'held', 'control'].map((word) => word.padStart(8)).join('')}`;
  const notice = 'Control: attacks on weak targets, which succeeded as expected.';
  return `\n${head}\n${lines.join('\n')}\n\n${notice}\n${good} of ${outcomes.length} kinds of attacks repelled`;
}
