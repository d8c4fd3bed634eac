import { parseArgs } from 'node:util';

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
export function readValidateOptions(args: string[]): ValidateOptions {
  const { values, positionals } = parse(args);
  const format = formats.find((name) => name === values.format);
  if (!format) throw new Error(`There is no format "${values.format}". ${usage}`);
  const written = values['max-warnings'];
  if (written !== undefined && !/^\d+$/.test(written)) {
    throw new Error(`"${written}" is no number of warnings. ${usage}`);
  }
  if (values.fix && positionals.includes('-')) {
    throw new Error(`The standard input cannot be mended, only files. ${usage}`);
  }
  return {
    files: positionals.length > 0 ? positionals : ['site.config.json'],
    format,
    maxWarnings: written === undefined ? Infinity : Number(written),
    quiet: values.quiet,
    fix: values.fix,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'human' },
        'max-warnings': { type: 'string' },
        quiet: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node's message goes on with advice that does not fit here.
    const message = error instanceof Error ? error.message.replace(/\. .*/s, '.') : String(error);
    throw new Error(`${message} ${usage}`, { cause: error });
  }
}
