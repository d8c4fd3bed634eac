import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listenLocally } from '../../../src/build/server/ports';
import { assertPortIsFree } from '../../../src/build/server/serve-site';

test('a port that is taken is found before the build, and a free one stays free', async () => {
  const other = createServer();
  const port = Number(new URL(await listenLocally(other)).port);
  await expect(assertPortIsFree(port, 'npm start')).rejects.toThrow(
    `Port ${port} is in use by another program. To use a different port, run: PORT=`,
  );
  await new Promise((resolve) => other.close(resolve));
  await assertPortIsFree(port, 'npm start');
  await assertPortIsFree(port, 'npm start');
});
