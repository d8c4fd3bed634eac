import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPolicyFaults } from './policies/find-policy-faults';
import { projectFolder } from './project-folder';

const folder = join(projectFolder, 'dist');

if (!existsSync(folder)) {
  console.error('There is no built site in dist/. Run: npm run build');
  process.exit(2);
}
const faults = findPolicyFaults(folder);
for (const fault of faults) console.error(fault);
console.log(`Policies of all pages compared with what is on them: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
