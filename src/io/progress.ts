import type { ProgressLine } from './progress-line';

/** What a step is called that begins with the process, before a command has said anything. */
const startStep = 'starting';

/** As often as eyes can follow. */
const msBetweenLines = 100;

/** How long a step took, all its times together. */
export interface StepTime {
  name: string;
  ms: number;
}

/** What a command is doing, how far it is, and where its time goes. One step follows the other. */
export class Progress {
  private spent = new Map<string, number>();
  private readonly elsewhere = new Map<string, number>();
  private step = startStep;
  private total = 0;
  private part = '';
  private begun = 0;
  private shownAt = -Infinity;
  private line: ProgressLine | undefined;

  /** @param clock milliseconds since the process began */
  constructor(private readonly clock = () => performance.now()) {}

  /** From now on, what is done is shown in this line. */
  showIn(line: ProgressLine): void {
    this.line = line;
  }

  /**
   * A step begins, and the one before it is over.
   *
   * @param name what is done, such as `rendering pages`; steps with the same name add up
   * @param total how many things it is done to, if they are counted; one is not
   */
  begin(name: string, total = 0): void {
    this.addTime();
    this.step = name;
    this.total = total;
    this.show(0);
  }

  /** So many things of the step are done. */
  advance(done: number): void {
    if (this.line && this.clock() - this.shownAt >= msBetweenLines) this.show(done);
  }

  /** Begins a step that is done to each of some things, and counts them as they are taken. */
  *each<T>(name: string, items: readonly T[]): Generator<T> {
    this.begin(name, items.length);
    for (const [index, item] of items.entries()) {
      this.advance(index);
      yield item;
    }
  }

  /** The steps that follow belong to this part of the work, such as a site; none for the whole. */
  enter(part: string): void {
    this.part = part;
  }

  /** Another program writes into the terminal; the step goes on. */
  hide(): void {
    this.line?.clear();
  }

  /** Ends the work: the line is taken away. */
  end(): void {
    this.addTime();
    this.line?.clear();
    this.line = undefined;
  }

  /** How long each step took, in the order they began; from now on, they count from nothing. */
  takeTimes(): StepTime[] {
    this.addTime();
    const times = listTimes(this.spent);
    this.spent = new Map();
    return times;
  }

  /** Adds what other processes have done at the same time. */
  addElsewhere(times: readonly StepTime[]): void {
    for (const { name, ms } of times) add(this.elsewhere, name, ms);
  }

  /** How long each step took in other processes, all of them together. */
  listElsewhere(): StepTime[] {
    return listTimes(this.elsewhere);
  }

  private addTime(): void {
    const now = this.clock();
    add(this.spent, this.step, now - this.begun);
    this.begun = now;
  }

  private show(done: number): void {
    if (!this.line) return;
    this.shownAt = this.clock();
    const count = this.total > 1 ? ` ${write(done)} of ${write(this.total)}` : '';
    this.line.show(`${this.part === '' ? '' : `${this.part}: `}${this.step}${count}`);
  }
}

/** The progress of this process: commands show it, and whatever takes long tells it. */
export const progress = new Progress();

function add(times: Map<string, number>, name: string, ms: number): void {
  times.set(name, (times.get(name) ?? 0) + ms);
}

function listTimes(times: ReadonlyMap<string, number>): StepTime[] {
  return [...times].map(([name, ms]) => ({ name, ms }));
}

function write(count: number): string {
  return count.toLocaleString('en-US');
}
