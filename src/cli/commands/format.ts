import { dirname, resolve } from 'node:path';
import { buildTextProblems } from '../../check/report/build-problems';
import { formatConfig, formatListFile } from '../../check/format-config';
import { readSource } from '../../check/json/read-source';
import { findSyntaxErrors } from '../../check/brackets/find-syntax-errors';
import { findListsInFiles } from '../../check/lists/find-list-files';
import { findListFiles } from '../../io/list-files';
import { nameConfigFile, readConfigFile, replaceFile, readSizeLimit } from '../../io/config-file';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { locateConfig } from '../../io/project-folder';
import { flag } from '../options';
import { printProblems } from '../print-problems';
import { runCommand } from '../run-command';

const defaultConfig = locateConfig();

/** @returns the exit code: 0 all files are in the canonical form, 1 some are not or are not JSON */
function formatFiles(files: readonly string[], check: boolean): ExitCode {
  if (files.includes('-')) {
    throw new CommandError('npm run format needs a file. It cannot format standard input.');
  }
  const sources = files.map((file) => ({ file, bytes: readConfigFile(file) }));
  const results = sources.flatMap(({ file, bytes }) => {
    const isWell = formatFile(file, bytes, check && file, formatConfig);
    return [
      isWell,
      ...listFilesOf(file, bytes).map(({ path, list }) =>
        formatFile(path, readConfigFile(path), check && file, (text) => formatListFile(text, list)),
      ),
    ];
  });
  return results.every(Boolean) ? 0 : 1;
}

interface Listed {
  path: string;
  /** the list that it belongs to */
  list: string;
}

/** The files that lists of a config are kept in. */
function listFilesOf(configFile: string, bytes: Buffer): Listed[] {
  return findListsInFiles(bytes.toString('utf8')).flatMap(({ path, files }) =>
    findListFiles(dirname(resolve(configFile)), files).paths.map((file) => ({
      path: file,
      list: String(path.at(-1)),
    })),
  );
}

/**
 * Writes a file in the canonical form, or only checks it.
 *
 * @param checkedConfig the config to name in the command that formats the file, when it is only checked
 * @returns whether the file is in the canonical form now
 */
function formatFile(
  path: string,
  bytes: Buffer,
  checkedConfig: string | false,
  format: (text: string) => string,
): boolean {
  const file = nameConfigFile(path);
  const { text, finding } = readSource(bytes, readSizeLimit(path));
  const problems = buildTextProblems(finding ? [finding] : findSyntaxErrors(text), text);
  if (problems.length > 0) {
    printProblems({ file, text, problems });
    return false;
  }
  const formatted = format(text);
  if (formatted === text) {
    console.log(`${file} is formatted.`);
    return true;
  }
  if (checkedConfig !== false) {
    const operand = checkedConfig === defaultConfig ? '' : ` ${nameConfigFile(checkedConfig)}`;
    console.error(`${file} is not formatted. Run: npm run format${operand}`);
    return false;
  }
  replaceFile(path, formatted);
  console.log(`Wrote ${file}.`);
  return true;
}

await runCommand({
  name: 'format',
  about:
    'Formats the config and its list files: settings in the order of the schemas, one per line.',
  operands: { value: 'FILE', about: 'a config to format (default: site.config.json)' },
  options: { check: flag('reports unformatted files without changing them') },
  examples: {
    '': 'formats site.config.json',
    '--check': 'checks whether it is formatted',
  },
  exits: {
    0: 'every file is formatted',
    1: 'a file is not formatted (with --check), or is not JSON',
  },
  run: ({ check }, operands) =>
    formatFiles(operands.length > 0 ? operands : [defaultConfig], check),
});
