import { parseArgs } from 'node:util';
import { readArguments } from './run-command';

const formats = ['human', 'json', 'github', 'sarif'] as const;

export interface ValidateOptions {
  /** `-` stands for the standard input */
  files: string[];
  format: (typeof formats)[number];
  /** more warnings than this are as bad as an error */
  maxWarnings: number;
  /** leave warnings out */
  quiet: boolean;
  fix: boolean;
}

const usage = `Usage: npm run validate -- [--format ${formats.join('|')}] [--quiet] [--max-warnings N] [--fix] [file ...]`;

/** @throws Error that says in one line what is wrong and how to write it */
export function readValidateOptions(): ValidateOptions {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'human' },
        'max-warnings': { type: 'string' },
        quiet: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
      },
    });
    const format = formats.find((name) => name === values.format);
    if (!format) throw new Error(`There is no format "${values.format}".`);
    if (values.fix && positionals.includes('-')) {
      throw new Error('The standard input cannot be mended, only files.');
    }
    return {
      files: positionals.length > 0 ? positionals : ['site.config.json'],
      format,
      maxWarnings: readLimit(values['max-warnings']),
      quiet: values.quiet,
      fix: values.fix,
    };
  });
}

function readLimit(written: string | undefined): number {
  if (written === undefined) return Infinity;
  if (!/^\d+$/.test(written)) throw new Error(`"${written}" is no number of warnings.`);
  return Number(written);
}
