import type { OnDemandFiles } from './on-demand-files';
import { explainCustomBlock } from './custom-blocks/explain-custom-block';
import type { PageCache } from './page-cache';
import type { Rendering } from './start-rendering';

/** Pages that one message to a worker holds: enough to keep it busy, few enough to keep memory low. */
const batchSize = 20;

/** Hands pages over to be rendered, never more than soon can be. */
export class PageRenderer {
  private readonly running = new Set<Promise<void>>();
  private batch: string[] = [];
  private failure: unknown;

  constructor(
    private readonly rendering: Rendering,
    private readonly cache: PageCache,
    private readonly asked: OnDemandFiles,
  ) {}

  /** @param json the payload of a page: a text is handed to a thread faster than what it describes */
  async add(json: string): Promise<void> {
    this.batch.push(json);
    if (this.batch.length < batchSize) return;
    this.send();
    // Whoever waits beside this one may have sent others meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    while (this.running.size > this.rendering.atOnce) await Promise.race(this.running);
    this.throwFailure();
  }

  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send();
    await Promise.all(this.running);
    this.throwFailure();
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure;
  }

  private send(): void {
    const task: Promise<void> = this.rendering
      .render(this.batch)
      .then((rendered) => {
        for (const { path, written, asks } of rendered) {
          this.cache.addRendered(path, written);
          this.asked.ask(asks, path);
        }
      })
      .catch((error: unknown) => {
        this.failure ??= explainCustomBlock(error);
      })
      .then(() => {
        this.running.delete(task);
      });
    this.running.add(task);
    this.batch = [];
  }
}
