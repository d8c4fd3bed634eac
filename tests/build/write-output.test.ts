import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeOutput } from '../../src/build/write-output';
import { planFile } from '../../src/build/outputs/output';
import { hosts } from '../../src/published/hosts/hosts';
import { sendsCopies } from '../../src/published/hosts/write-host-files';
import { makeTempFolder } from '../make-temp-folder';

test.each(hosts)('for %s, texts have compressed copies only if it sends them', async (host) => {
  const folder = makeTempFolder();
  for (const url of ['/a.txt', '/b.png']) {
    await writeOutput(
      planFile(url, () => 'content'),
      folder,
      sendsCopies(host),
    );
  }
  const copies = host === 'nginx' ? ['a.txt.br', 'a.txt.gz'] : [];
  expect(readdirSync(folder).toSorted()).toEqual(['a.txt', ...copies, 'b.png']);
});
