import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';
import type { ProcessMeasure } from './serve-editor';

/** The process of an editor, as the command starts it. */
export class EditorProcess {
  private constructor(
    private readonly process: ChildProcess,
    /** opens the editor */
    readonly address: string,
    /** when the command was given, in milliseconds since 1970 */
    readonly startedAt: number,
  ) {}

  /** Starts the editor of a config. Without drafts: they would be what is opened. */
  static async start(configFile: string): Promise<EditorProcess> {
    rmSync(join(dirname(configFile), 'editor'), { recursive: true, force: true });
    const startedAt = Date.now();
    const started = fork(
      join(projectFolder, 'src/cli/pagewright.mjs'),
      ['serve-editor', configFile],
      { execArgv: ['--expose-gc'] },
    );
    const [address] = (await once(started, 'message')) as [string];
    return new EditorProcess(started, address, startedAt);
  }

  /** @param what `memory` collects the garbage first, which takes time */
  async measure(what: 'time' | 'memory'): Promise<ProcessMeasure> {
    const answer = once(this.process, 'message') as Promise<[ProcessMeasure]>;
    this.process.send(what);
    const [measure] = await answer;
    return measure;
  }

  async stop(): Promise<void> {
    const end = once(this.process, 'exit');
    this.process.kill();
    await end;
  }
}
