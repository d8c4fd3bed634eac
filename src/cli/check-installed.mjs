// Runs before commands that need packages, which a new clone does not have yet.
import { createRequire } from 'node:module';

try {
  createRequire(import.meta.url).resolve('tsx');
} catch {
  console.error('The required packages are not installed yet. Run: npm ci');
  process.exit(2);
}
