import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

export interface StoredObject {
  sha: string;
  type: string;
  content: Buffer;
}

/** Reads objects of a repository with one process of git, which answers in the order of the questions. */
export class ObjectReader {
  #child: ChildProcessWithoutNullStreams | undefined;
  #waiting: ((found: StoredObject | undefined) => void)[] = [];
  #parts: Buffer[] = [];
  /** how many bytes must have come before the next answer can be complete */
  #needed = 1;
  #size = 0;

  constructor(readonly folder: string) {}

  /** The object with this name, or at this place such as `main:folder`; undefined when there is none. */
  read(name: string): Promise<StoredObject | undefined> {
    this.#child ??= this.#start();
    const { stdin } = this.#child;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      stdin.write(`${name.replaceAll('\n', ' ')}\n`);
    });
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn('git', ['cat-file', '--batch'], { cwd: this.folder });
    child.stdout.on('data', (part: Buffer) => {
      this.#parts.push(part);
      this.#size += part.length;
      if (this.#size >= this.#needed) this.#answer();
    });
    return child;
  }

  #answer(): void {
    let bytes = Buffer.concat(this.#parts);
    for (;;) {
      const end = bytes.indexOf('\n');
      if (end < 0) break;
      const [sha = '', type = '', size] = bytes.toString('utf8', 0, end).split(' ');
      const isFound = size !== undefined && /^\d+$/.test(size) && /^[0-9a-f]{40}$/.test(sha);
      const next = end + 1 + (isFound ? Number(size) + 1 : 0);
      if (bytes.length < next) {
        this.#needed = next;
        break;
      }
      const content = bytes.subarray(end + 1, next - 1);
      this.#waiting.shift()?.(isFound ? { sha, type, content } : undefined);
      bytes = bytes.subarray(next);
      this.#needed = 1;
    }
    this.#parts = bytes.length > 0 ? [bytes] : [];
    this.#size = bytes.length;
  }
}
