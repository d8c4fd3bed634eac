import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './commands/command-error';
import { runCommand } from './commands/run-command';
import { findPolicyFaults } from './policies/find-policy-faults';
import { projectFolder } from './project-folder';

await runCommand({
  name: 'check:policies',
  about: 'Compares the policy of each page in dist/ with what is on the page.',
  examples: { '': 'checks the site that was built last' },
  exits: { 0: 'each policy fits its page', 1: 'one does not' },
  run() {
    const folder = join(projectFolder, 'dist');
    if (!existsSync(folder)) {
      throw new CommandError('There is no built site in dist/. Run: npm run build');
    }
    const faults = findPolicyFaults(folder);
    for (const fault of faults) console.error(fault);
    console.log(`Policies of all pages compared with what is on them: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  },
});
