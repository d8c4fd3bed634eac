import { execFile, type ExecFileException } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd, removeAtEnd } from '../../../io/at-end';
import { engineFolder } from '../../../io/engine-folder.mjs';
import type { Host } from '../../../published/hosts/hosts';
import { RefusedRequest } from '../read-body';

const program = join(engineFolder, 'src/cli/pagewright.mjs');

/** A large site has long reports. */
const maxPrinted = 64 * 1024 * 1024;

/**
 * Builds the saved site as `pagewright build` does, in a separate process: a build needs a core for itself, and
 * may need more memory than the editor has left.
 *
 * @param folder of the site
 * @param use gets the folder with the built website, which is removed afterwards
 * @throws RefusedRequest with what the build prints when it fails
 */
export async function withBuiltWebsite<T>(
  folder: string,
  host: Host,
  use: (built: string) => Promise<T>,
): Promise<T> {
  const temp = mkdtempSync(join(tmpdir(), 'pagewright-'));
  removeAtEnd(temp);
  const built = join(temp, 'website');
  try {
    await build(folder, host, built);
    return await use(built);
  } finally {
    rmSync(temp, { recursive: true, force: true, maxRetries: 3 });
  }
}

function build(folder: string, host: Host, out: string): Promise<void> {
  const args = [program, 'build', '--quiet', '--host', host, '--out', out];
  const env = { ...process.env, NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const settle = (error: ExecFileException | null, printed: string) => {
      forget();
      if (!error) resolve();
      else reject(new RefusedRequest(422, `The website couldn’t be built. ${printed.trim()}`));
    };
    const options = { cwd: folder, env, maxBuffer: maxPrinted };
    const child = execFile(process.execPath, args, options, (error, _output, printed) =>
      settle(error, printed),
    );
    const forget = atEnd(() => child.kill());
  });
}
