import { Unreachable } from './edit-api';

/** Does one thing after the other: what is asked of the server counts on the answers before. */
export class RequestQueue {
  /** ends with the last of what was added; undefined when nothing was */
  private last: Promise<unknown> | undefined;

  /** @param noteReach hears after each whether the server could be reached */
  constructor(private readonly noteReach: (isReached: boolean) => void) {}

  /**
   * Does something once all that was added before is done.
   *
   * @returns what it came to; undefined where the server could not be reached
   */
  add<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = this.last ? this.last.then(() => this.attempt(work)) : this.attempt(work);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.last === settled) this.last = undefined;
      });
    this.last = settled;
    return done;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      this.noteReach(true);
      return result;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.noteReach(false);
      return undefined;
    }
  }
}
