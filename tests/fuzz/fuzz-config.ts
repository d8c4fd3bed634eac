import * as fc from 'fast-check';
import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import type { CheckContext } from '../../src/check/check-context';
import { isObject } from '../../src/utils/json';
import type { PublicAssets } from '../../src/pages/build-context';
import { CommandError } from '../../src/io/command-error';
import { progress } from '../../src/io/progress';
import { arbitraryAttack } from './attack-mutations';
import { findReplaced } from './find-replaced';
import { arbitraryMutation, type Mutation } from './mutations';
import { isInOrAbove, namesInOrAbove } from './position-of-problem';
import { createChangeRenderer } from './render-changes';

/** What the fuzzing draws from. */
export interface FuzzInput {
  /** a valid config */
  source: string;
  publicFiles: ReadonlySet<string>;
  checkContext: CheckContext;
  assets: PublicAssets;
  seed: number;
  runs: number;
}

/** What became of the mutated configs. */
export interface FuzzResult {
  accepted: number;
  rejected: number;
  /** of those: no error lies in the changed place, but one names it beside its own */
  related: number;
  /** pages of accepted configs that were rendered, because they differ from those of the source */
  pages: number;
  /** a sentence for each mutated config that was not handled as it must be */
  faults: string[];
}

/** What an editor must never read. */
const stackTrace = /\n\s+at .+:\d+:\d+|\b(?:Type|Range|Reference)Error\b/;

/**
 * Checks mutated configs, and builds and renders those that are accepted.
 *
 * @throws CommandError when the source itself is not valid
 */
export function fuzzConfig(input: FuzzInput): FuzzResult {
  const { source, publicFiles, checkContext, assets, seed, runs } = input;
  const { config } = checkConfig(source, publicFiles, checkContext);
  if (!config) throw new CommandError('The config must be valid. Run: npm run validate');
  const renderChanges = createChangeRenderer(config, assets);
  const result: FuzzResult = { accepted: 0, rejected: 0, related: 0, pages: 0, faults: [] };

  function run({ name, write, places }: Mutation): void {
    const written = write();
    const { text } = written;
    const checked = checkConfig(text, publicFiles, checkContext);
    if (checked.config) {
      result.accepted += 1;
      const configs = [
        checked.config,
        ...(checked.translations ?? []).map((one) => one.config),
      ] as const;
      for (const file of findReplaced(configs)) {
        result.faults.push(`${name}: ${file} would be written twice`);
      }
      result.pages += renderChanges(checked.config);
      return;
    }
    result.rejected += 1;
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    const report = formatProblems(errors, { text, file: 'site.config.json', color: false });
    if (stackTrace.test(report)) result.faults.push(`${name}: the report holds a stack trace`);
    if (errors.some((problem) => isInOrAbove(problem, written, places))) return;
    if (errors.some((problem) => namesInOrAbove(problem, places))) {
      result.related += 1;
      return;
    }
    result.faults.push(`${name}: no error is in or above that place. ${report.slice(0, 300)}`);
  }

  progress.begin('choosing mistakes');
  const mistakes = fc.oneof(
    { weight: 20, arbitrary: arbitraryMutation(source) },
    { weight: 5, arbitrary: arbitraryAttack(source) },
  );
  const mutations = fc.sample(mistakes, { seed, numRuns: runs });
  for (const mutation of progress.each('trying configs with a mistake', mutations)) {
    try {
      run(mutation);
    } catch (error) {
      result.faults.push(`${mutation.name}: ${describeError(error)}`);
    }
  }
  return result;
}

function describeError(error: unknown): string {
  return isObject(error) ? String(error['stack'] ?? error['message']) : String(error);
}
