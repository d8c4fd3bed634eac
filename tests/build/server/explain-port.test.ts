import { expect, test } from 'vitest';
import { explainPort } from '../../../src/build/server/explain-port';

const inUse = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });

test('a port that is in use comes with the command for the next one', () => {
  const wanted = { port: 4173, variable: 'PORT', call: 'npm start', taken: 4174 };
  expect(explainPort(inUse, wanted).message).toBe(
    'Port 4173 is in use by another program. To use a different port, run: PORT=4175 npm start',
  );
  expect(explainPort(inUse, { ...wanted, port: 65_535 }).message).toMatch(/PORT=65534 npm start$/);
});

test('any other error comes with its reason', () => {
  const wanted = { port: 80, variable: 'EDIT_PORT', call: 'npm run edit' };
  expect(explainPort(new Error('listen EACCES'), wanted).message).toBe(
    'Port 80 cannot be used (listen EACCES). To use a different port, run: EDIT_PORT=81 npm run edit',
  );
});
