// Runs before commands that need packages, which a new clone does not have yet.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

if (!existsSync(join(import.meta.dirname, '../../node_modules/tsx'))) {
  console.error('The required packages are not installed yet. Run: npm ci');
  process.exit(2);
}
