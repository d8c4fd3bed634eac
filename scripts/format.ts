import { parseArgs } from 'node:util';
import { buildTextProblems } from '../src/config/report/build-problems';
import { formatConfig } from '../src/config/format-config';
import { formatProblems } from '../src/config/report/format-problems';
import { readSource } from '../src/config/json/read-source';
import { scanJson } from '../src/config/json/scan-json';
import { nameConfigFile, readConfigFile, replaceFile } from './read/config-file';
import { readArguments, runCommand } from './commands/run-command';

const usage = 'Usage: npm run format -- [--check] [file ...]';

/** @returns the exit code: 0 all files are in the canonical form, 1 some are not or are no JSON */
function main(): number {
  const { files, check } = readOptions();
  const sources = files.map((file) => ({ file, bytes: readConfigFile(file) }));
  const results = sources.map(({ file, bytes }) => formatFile(file, bytes, check));
  return results.every(Boolean) ? 0 : 1;
}

/** @returns whether the file is in the canonical form now */
function formatFile(path: string, bytes: Buffer, check: boolean): boolean {
  const file = nameConfigFile(path);
  const { text, finding } = readSource(bytes);
  const problems = buildTextProblems(finding ? [finding] : scanJson(text), text);
  if (problems.length > 0) {
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    console.error(formatProblems(problems, { text, file, color }));
    return false;
  }
  const formatted = formatConfig(text);
  if (formatted === text) return true;
  if (check) {
    console.error(`${file} is not in the canonical form. Run: npm run format`);
    return false;
  }
  replaceFile(path, formatted);
  console.log(`wrote ${file}`);
  return true;
}

function readOptions(): { files: string[]; check: boolean } {
  return readArguments(usage, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    if (positionals.includes('-')) throw new Error('Only files can be written anew.');
    const files = positionals.length > 0 ? positionals : ['site.config.json'];
    return { files, check: values.check };
  });
}

runCommand(main);
