import { spawn } from 'node:child_process';
import { projectFolder } from '../../../src/io/project-folder';

/** An editor of a copy of a test site, in a process of its own. */
export interface EditProcess {
  /** opens the editor; it holds the token */
  address: string;
  stop: (signal?: NodeJS.Signals) => void;
}

/**
 * Starts an editor.
 *
 * @param folder where the copy is written to
 */
export async function startEditProcess(folder: string): Promise<EditProcess> {
  const server = spawn('node', ['--import', 'tsx', 'tests/e2e/support/serve-editor.ts', folder], {
    cwd: projectFolder,
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const [found] = /http:\S+#\S+/.exec(output) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(`The editor did not start: ${output}`)));
  });
  return { address, stop: (signal) => server.kill(signal) };
}
