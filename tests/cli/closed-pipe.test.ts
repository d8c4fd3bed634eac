import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

test('a command whose output nobody reads any more ends without a word', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/cli/commands/explain.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.destroy();
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'close')]);
  expect([code, said]).toEqual([0, '']);
});
