import type { PlacedToken } from './read-lines';
import type { Path } from '../../utils/json';

/** A group or list that is open at a point of the file. */
export interface OpenValue {
  opener: '{' | '[';
  /** how far the line is indented that it begins in */
  indent: number;
  /** the line that it begins in */
  line: number;
  /** the token that opens it; undefined when that one is missing */
  token?: PlacedToken;
  path: Path;
  /** what was read of it so far */
  value: Record<string, unknown> | unknown[];
  /** the name of the value that comes next, in a group */
  name?: string;
}

/** The groups and lists that are open, the innermost last, and all that was read. */
export class OpenValues {
  readonly #open: OpenValue[] = [];
  root: unknown;

  get count(): number {
    return this.#open.length;
  }

  /** The innermost, or the one so many levels around it. */
  get(outward = 0): OpenValue | undefined {
    return this.#open.at(-1 - outward);
  }

  open(opener: '{' | '[', place: Pick<OpenValue, 'indent' | 'line' | 'token'>): OpenValue {
    const value = opener === '{' ? {} : [];
    const opened = { opener, ...place, path: this.#add(value), value };
    this.#open.push(opened);
    return opened;
  }

  close(): OpenValue | undefined {
    return this.#open.pop();
  }

  addValue(text: string, { kind, start, end }: PlacedToken): void {
    this.#add(kind === 'string' ? JSON.parse(text.slice(start, end)) : undefined);
  }

  addName(text: string, { start, end }: PlacedToken): void {
    const group = this.get();
    if (group) group.name = String(JSON.parse(text.slice(start, end)));
  }

  #add(value: unknown): Path {
    const around = this.get();
    if (!around) {
      this.root ??= value;
      return [];
    }
    if (Array.isArray(around.value)) {
      return [...around.path, around.value.push(value) - 1];
    }
    const { name = '' } = around;
    Object.defineProperty(around.value, name, { value, configurable: true, enumerable: true });
    delete around.name;
    return [...around.path, name];
  }
}

export function closerOf({ opener }: { opener: '{' | '[' }): '}' | ']' {
  return opener === '{' ? '}' : ']';
}
