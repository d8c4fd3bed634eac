import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes objects of one type into a repository with one process of git, as starting one takes long. */
export class ObjectWriter {
  #child: ChildProcessWithoutNullStreams | undefined;
  #waiting: ((sha: string) => void)[] = [];
  #rest = '';

  constructor(
    readonly folder: string,
    readonly type: 'blob' | 'commit',
  ) {}

  /** @returns their names, in the same order */
  async write(contents: readonly Uint8Array[]): Promise<string[]> {
    const folder = join(this.folder, `new-${randomUUID()}`);
    await mkdir(folder);
    const names = await Promise.all(
      contents.map(async (content, index) => {
        const file = join(folder, String(index));
        await writeFile(file, content);
        return this.#writeFile(file);
      }),
    );
    await rm(folder, { recursive: true });
    return names;
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #writeFile(file: string): Promise<string> {
    this.#child ??= this.#start();
    const { stdin } = this.#child;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      stdin.write(`${file}\n`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const args = ['hash-object', '-w', '--no-filters', '-t', this.type, '--stdin-paths'];
    const child = spawn('git', args, { cwd: this.folder });
    child.stdout.on('data', (part: Buffer) => {
      const lines = (this.#rest + part.toString()).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) this.#waiting.shift()?.(line);
    });
    return child;
  }
}
