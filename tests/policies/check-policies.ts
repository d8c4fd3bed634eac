// @promise The content security policy (CSP) of each page allows the frames, scripts and styles on
// that page and no others

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../src/io/command-error';
import { runCommand } from '../../src/cli/run-command';
import { findPolicyFaults } from './find-policy-faults';
import { projectFolder } from '../../src/io/project-folder';

await runCommand({
  name: 'check:policies',
  about: 'Compares the Content Security Policy of each page in dist/ with its content.',
  examples: { '': 'checks the last build' },
  exits: { 0: 'every policy matches its page', 1: 'a policy does not match its page' },
  run() {
    const folder = join(projectFolder, 'dist');
    if (!existsSync(folder)) {
      throw new CommandError('dist/ does not contain a built site. Run: npm run build');
    }
    const faults = findPolicyFaults(folder);
    for (const fault of faults) console.error(fault);
    console.log(`Compared the policies of all pages with their content: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  },
});
