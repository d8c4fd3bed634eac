import type { Fault } from './faults';
import { hasTag, type NamedTest } from '../runners/test-results';

/** What the tests of a fault say together. */
export interface FaultOutcome extends Fault {
  state: 'survived' | 'FAILED' | 'skipped' | 'NO TEST';
  /** how many tests ran */
  tests: number;
}

/**
 * One failed test fails a fault; a skipped one does not, as long as another one has run.
 *
 * @param least how many tests there must be; fewer count as none
 */
export function judgeFault(fault: Fault, tests: readonly NamedTest[], least = 1): FaultOutcome {
  const own = tests.filter((test) => hasTag(test, `@${fault.id}`));
  const passed = own.filter(({ state }) => state === 'passed').length;
  const failed = own.filter(({ state }) => state === 'failed').length;
  return { ...fault, state: nameState(own.length, passed, failed, least), tests: passed + failed };
}

function nameState(
  all: number,
  passed: number,
  failed: number,
  least: number,
): FaultOutcome['state'] {
  if (failed > 0) return 'FAILED';
  if (all < least) return 'NO TEST';
  return passed >= least ? 'survived' : 'skipped';
}

/** A line for each fault, and their sum. */
export function formatOutcomes(outcomes: readonly FaultOutcome[]): string {
  const lines = outcomes.map(({ id, fault, outcome, state, tests }) => {
    const count = `${tests} test${tests === 1 ? '' : 's'}`;
    return `${id.padEnd(4)}${state.padEnd(9)} ${count.padStart(8)}  ${fault}: ${outcome}.`;
  });
  const survived = outcomes.filter(({ state }) => state === 'survived').length;
  const skipped = outcomes.filter(({ state }) => state === 'skipped');
  const notice =
    skipped.length > 0
      ? `\nNot tried on this machine: ${skipped.map(({ id }) => id).join(', ')}; see the reasons above.`
      : '';
  return `\n${lines.join('\n')}\n\n${survived} of ${outcomes.length} faults survived${notice}`;
}
