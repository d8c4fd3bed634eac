import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from '../src/config/check-config';
import { formatProblems, formatProblemsAsJson } from '../src/config/format-problems';
import { listPublicFiles } from './public-files';

const publicFolder = join(import.meta.dirname, '../public');

/** @returns the exit code: 0 valid, 1 invalid, 2 could not run */
function main(): number {
  const options = readOptions();
  if (typeof options === 'string') {
    console.error(`${options} Usage: npm run validate -- [--format=human|json] [file]`);
    return 2;
  }
  const { file, format } = options;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    console.error(`Cannot read ${file}: ${explainReadError(error)}`);
    return 2;
  }
  const { config, problems } = checkConfig(bytes, listPublicFiles(publicFolder));
  if (format === 'json') {
    console.log(formatProblemsAsJson(problems, file));
  } else if (problems.length > 0) {
    const text = bytes.toString('utf8');
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    console.error(formatProblems(problems, { text, file, color }));
  }
  if (config && format === 'human') console.log(`${file} is valid.`);
  return config ? 0 : 1;
}

function readOptions(): { file: string; format: 'human' | 'json' } | string {
  try {
    const { values, positionals } = parseArgs({
      options: { format: { type: 'string', default: 'human' } },
      allowPositionals: true,
    });
    const { format } = values;
    if (format !== 'human' && format !== 'json') return `There is no format "${format}".`;
    if (positionals.length > 1) return 'Only one file can be checked at a time.';
    return { file: positionals[0] ?? 'site.config.json', format };
  } catch (error) {
    // Node's message goes on with advice that does not fit here.
    return error instanceof Error ? error.message.replace(/\. .*/s, '.') : String(error);
  }
}

function explainReadError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'it is a folder.';
  if (code === 'EACCES') return 'you may not read it.';
  return String(error);
}

process.exitCode = main();
