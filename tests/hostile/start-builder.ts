import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { outerEnvironment } from '../outer-environment';

const builder = fileURLToPath(new URL('./builder.mjs', import.meta.url));

/** Builds a copy of the project again and again. */
export interface Builder {
  /** @throws Error with what the build said when it failed */
  build: () => Promise<void>;
  stop: () => void;
}

/**
 * Starts a process that builds a copy of the project into its `dist/` as often as wanted: to start one
 * for each build would take most of the time.
 */
export function startBuilder(project: string, settings: Record<string, string> = {}): Builder {
  const child = fork(builder, {
    cwd: project,
    execArgv: ['--import', 'tsx'],
    env: outerEnvironment(settings),
    silent: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      said += data.toString();
    });
  }
  const died = once(child, 'exit').then(() => ['The process has ended.']);
  return {
    async build() {
      said = '';
      child.send('build');
      const [fault] = await Promise.race([once(child, 'message'), died]);
      if (fault) throw new Error(`${String(fault)} ${said}`);
    },
    stop: () => child.kill(),
  };
}
