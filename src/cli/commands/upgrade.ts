import { dirname } from 'node:path';
import type { ReadListFiles } from '../../check/check-context';
import { checkConfig } from '../../check/check-config';
import { readConfigFile } from '../../io/config-file';
import { createListReader } from '../../io/list-files';
import { configName, projectSite } from '../../io/project-folder';
import { listPublicFiles } from '../../io/public-files';
import { readCheckContext } from '../../io/read-check-context';
import { writeCall } from '../command';
import { printProblems } from '../print-problems';
import { runCommand } from '../run-command';
import { fixConfig } from '../validate/fix-files';

/** The problem of names from earlier versions. */
const renamed = 'CFG0312';

await runCommand({
  name: 'upgrade',
  about:
    'Replaces the names of earlier versions in the config with those of the installed version.',
  examples: { '': 'run this after npm install pagewright@latest' },
  exits: {
    0: 'the config has the names of the installed version',
    1: 'the config cannot be read',
  },
  run() {
    const { configFile, publicFolder } = projectSite;
    const files = listPublicFiles(publicFolder);
    const context = readCheckContext(publicFolder);
    const bytes = readConfigFile(configFile);
    const readListFiles = createListReader(dirname(configFile));
    const check = (source: Uint8Array | string, read: ReadListFiles) =>
      checkConfig(source, files, { ...context, readListFiles: read });
    const { meant, problems } = check(bytes, readListFiles);
    if (!meant) {
      printProblems({ file: configName, text: bytes.toString('utf8'), problems });
      return 1;
    }
    const isOld = problems.some(({ code, fix }) => code === renamed && fix);
    fixConfig(configFile, bytes, {
      readListFiles,
      check(source, read) {
        const checked = check(source, read);
        return { ...checked, problems: checked.problems.filter(({ code }) => code === renamed) };
      },
    });
    console.log(
      isOld
        ? `The config has the names of the installed version. Check it: ${writeCall('validate')}`
        : 'Nothing to change: the config has no names from earlier versions.',
    );
    return 0;
  },
});
