import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bundleReact } from '../../src/build/bundle-react';
import { makeTempFolder } from '../make-temp-folder';

test('a bundle whose plugins take long, as on a slow machine, is made without a warning', async () => {
  const print = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = makeTempFolder();
  const input = join(folder, 'entry.js');
  writeFileSync(input, 'console.log(1);');
  await bundleReact({
    plugins: [
      {
        name: 'slow',
        transform: () =>
          new Promise((resolve) => {
            setTimeout(resolve, 3100);
          }),
      },
    ],
    build: { outDir: join(folder, 'built'), rollupOptions: { input } },
  });
  expect(print.mock.calls).toEqual([]);
  print.mockRestore();
});
