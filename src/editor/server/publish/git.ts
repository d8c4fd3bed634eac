import { spawn } from 'node:child_process';
import { atEnd } from '../../../io/at-end';

/** Why git did not do what it was asked to. */
export class GitFailure extends Error {
  /**
   * @param reason it is not installed, took longer than it may, or said no
   * @param said what it printed, errors last
   */
  constructor(
    readonly reason: 'missing' | 'time' | 'refused',
    readonly said: string,
  ) {
    super(`git: ${reason}: ${said}`);
  }
}

interface GitOptions {
  input?: string | Uint8Array;
  environment?: Readonly<Record<string, string>>;
}

/**
 * Programs that a repository or its owner may have git run for its own sake are left out, and so is what
 * would wait for somebody at a terminal. Credentials stay those of the user.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'push.gpgSign=false',
  // Otherwise, it makes up a name and an address.
  'user.useConfigOnly=true',
].flatMap((setting) => ['-c', setting]);

const quiet = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_PAGER: 'cat',
  GIT_EDITOR: 'true',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  // What it says is compared with words.
  LC_ALL: 'C',
};

/** They would mean another repository than the one of the folder. */
const foreign = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
]);

/** Asks the git that is installed, in one folder. Never through a shell. */
export class Git {
  /** @param maxMs after which a question is given up, in milliseconds */
  constructor(
    readonly folder: string,
    private readonly maxMs = 120_000,
  ) {}

  in(folder: string): Git {
    return new Git(folder, this.maxMs);
  }

  /** @throws GitFailure */
  async read(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.run(args, options)).toString('utf8');
  }

  /** What git prints in one line; undefined when it says no. */
  async find(args: readonly string[]): Promise<string | undefined> {
    try {
      return (await this.read(args)).replace(/\n$/, '');
    } catch (error) {
      if (error instanceof GitFailure && error.reason === 'refused') return undefined;
      throw error;
    }
  }

  /** @throws GitFailure */
  run(args: readonly string[], { input = '', environment = {} }: GitOptions = {}): Promise<Buffer> {
    const kept = Object.entries(process.env).filter(([name]) => !foreign.has(name));
    const isWindows = process.platform === 'win32';
    return new Promise((resolve, reject) => {
      const git = spawn('git', [...settings, ...args], {
        cwd: this.folder,
        env: { ...Object.fromEntries(kept), ...quiet, ...environment },
        // A group of its own: it can be ended with its helpers, and has no terminal to ask at.
        detached: !isWindows,
        windowsHide: true,
      });
      const end = () => {
        if (git.pid === undefined || git.exitCode !== null) return;
        if (isWindows) git.kill();
        else process.kill(-git.pid, 'SIGKILL');
      };
      const forget = atEnd(end);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        end();
      }, this.maxMs);
      const output: Buffer[] = [];
      const errors: Buffer[] = [];
      git.stdout.on('data', (data: Buffer) => output.push(data));
      git.stderr.on('data', (data: Buffer) => errors.push(data));
      // It may have ended before it has read everything.
      git.stdin.on('error', () => undefined);
      git.stdin.end(input);
      const settle = (): void => {
        clearTimeout(timer);
        forget();
      };
      git.on('error', (error) => {
        settle();
        reject(new GitFailure('missing', error.message));
      });
      git.on('close', (status) => {
        settle();
        if (status === 0) resolve(Buffer.concat(output));
        else {
          const said = Buffer.concat([...output, ...errors]).toString('utf8');
          reject(new GitFailure(isLate ? 'time' : 'refused', said));
        }
      });
    });
  }
}
