import { dirname } from 'node:path';
import { checkConfig } from '../../check/check-config';
import { readConfigFile } from '../../io/config-file';
import { createListReader } from '../../io/list-files';
import { projectSite } from '../../io/project-folder';
import { listPublicFiles } from '../../io/public-files';
import { readCheckContext } from '../../io/read-check-context';
import { writeCall } from '../command';
import { runCommand } from '../run-command';
import { fixConfig } from '../validate/fix-files';

/** The problem of names from earlier versions. */
const renamed = 'CFG0312';

await runCommand({
  name: 'upgrade',
  about:
    'Replaces the names of earlier versions in the config with those of the installed version.',
  examples: { '': 'run this after npm update pagewright' },
  exits: { 0: 'the config has the names of the installed version' },
  run() {
    const { configFile, publicFolder } = projectSite;
    const files = listPublicFiles(publicFolder);
    const context = readCheckContext(publicFolder);
    let isChanged = false;
    fixConfig(configFile, readConfigFile(configFile), {
      readListFiles: createListReader(dirname(configFile)),
      check: (source, readListFiles) => {
        const checked = checkConfig(source, files, { ...context, readListFiles });
        const problems = checked.problems.filter(({ code }) => code === renamed);
        isChanged ||= problems.some(({ fix }) => fix);
        return { ...checked, problems };
      },
    });
    console.log(
      isChanged
        ? `The config has the names of the installed version. Check it: ${writeCall('validate')}`
        : 'Nothing to change: the config has no names from earlier versions.',
    );
  },
});
