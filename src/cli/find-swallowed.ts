import type { Options } from './options';

interface Given {
  /** whether an option was given to the command */
  isWritten: (key: string) => boolean;
  operands: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Finds the options that npm kept for itself because they were written without `--` before them:
 * `npm run validate --fix` runs the command without `--fix`, and sets `npm_config_fix`. What npm takes
 * for one of its own options (`--quiet`) leaves no such trace and is not found.
 *
 * @returns the options as they were written, such as `--fix` or `--host=vercel`
 */
export function findSwallowed(options: Options, { isWritten, operands, env }: Given): string[] {
  // Flags first: what npm took for an operand is the value of an option that needs one.
  const entries = Object.entries(options).toSorted(
    ([, one], [, other]) => Number(one.value !== undefined) - Number(other.value !== undefined),
  );
  return entries.flatMap(([key, { value, choices }]) => {
    if (isWritten(key)) return [];
    // npm takes "--format" for the beginning of an option of its own, and leaves its value to us.
    const isValueLeft = operands.some((operand) => choices?.includes(operand));
    if (isValueLeft && env['npm_lifecycle_event'] !== undefined) return [`--${key}`];
    const isNegation = key.startsWith('no-');
    const kept = env[`npm_config_${key.slice(isNegation ? 3 : 0).replaceAll('-', '_')}`];
    if (kept === undefined || isNegation !== (kept === '')) return [];
    // "true" is what npm writes for an option whose value it took for something else.
    return [value === undefined || kept === 'true' ? `--${key}` : `--${key}=${kept}`];
  });
}
