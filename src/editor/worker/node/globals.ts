/** What modules for Node.js expect to be there; imported before them. */
import { Buffer } from 'buffer/';

Object.assign(globalThis, {
  Buffer,
  process: { env: {}, cwd: () => '/site', pid: 1, platform: 'browser', stdout: {}, version: '' },
});
