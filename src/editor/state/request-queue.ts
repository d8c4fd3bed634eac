import { Unreachable } from './edit-api';

/** Does one thing after the other: what is asked of the server counts on the answers before. */
export class RequestQueue {
  /** ends with the last of what was added; undefined when nothing was */
  private last: Promise<void> | undefined;

  /** @param noteReach hears after each whether the server could be reached */
  constructor(private readonly noteReach: (isReached: boolean) => void) {}

  /** Does something once all that was added before is done. */
  add(work: () => Promise<void>): Promise<void> {
    const done = this.last ? this.last.then(() => this.attempt(work)) : this.attempt(work);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.last === settled) this.last = undefined;
      });
    this.last = settled;
    return done;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.noteReach(true);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.noteReach(false);
    }
  }
}
