import { once } from 'node:events';
import { join } from 'node:path';
import { lockFolder } from '../../../src/editor/server/folder-lock';

/**
 * A process that claims one folder after the other, each at a moment at which other processes do the
 * same. It reads from its input when it begins, prints the numbers of the folders that it got, and keeps
 * them until it is ended.
 */
const [folder = '', count = '', step = ''] = process.argv.slice(2);

console.log('ready');
const [start] = (await once(process.stdin, 'data')) as [Buffer];
const got: number[] = [];
for (let round = 0; round < Number(count); round += 1) {
  const moment = Number(start) + round * Number(step);
  while (Date.now() < moment);
  try {
    lockFolder(join(folder, String(round)));
    got.push(round);
  } catch {
    // Another process was first.
  }
}
console.log(got.join(' '));
