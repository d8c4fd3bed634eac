import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listSites } from '../../../src/cli/sites/list-sites';
import { makeTempFolder } from '../../make-temp-folder';

const parent = realpathSync(makeTempFolder());
const [elm, oak] = [join(parent, 'elm'), join(parent, 'oak')];
mkdirSync(elm);
mkdirSync(oak);

test('sites are listed once each, in the order they were written', () => {
  symlinkSync(oak, join(parent, 'same-as-oak'));
  const listed = listSites([`${oak}/`, `${elm}/`, oak, join(parent, 'same-as-oak')], 'dist');
  expect(listed.map(({ folder }) => folder)).toEqual([oak, elm]);
});

test('a folder that is not there is refused before anything is built', () => {
  expect(() => listSites([oak, join(parent, 'ash')], 'dist')).toThrow(
    `--site: folder not found: ${join(parent, 'ash')}.`,
  );
});

test.each(['..', '.', '../all', join(parent, 'all')])(
  'sites do not go to one place outside of their folders: --out=%s',
  (out) => {
    expect(() => listSites([oak], out)).toThrow(`--out: "${out}" is not inside the folder`);
  },
);
