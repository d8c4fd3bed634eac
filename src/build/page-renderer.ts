import { explainCustomBlock, type Rendering } from './start-rendering';
import type { RenderedPage } from './render-pages';

/** Pages that one message to a worker holds: their images are made as soon as it has answered. */
const maxBatch = 5;

/** Hands pages over to be rendered, never more than soon can be. */
export class PageRenderer {
  private readonly running = new Set<Promise<void>>();
  private batch: string[] = [];
  /** Begins small, so that the worker starts at once. */
  private batchSize = 1;
  private failure: unknown;

  constructor(
    private readonly rendering: Rendering,
    private readonly language: number,
    private readonly onRendered: (page: RenderedPage) => void,
  ) {}

  /** @param json the payload of a page: a text is handed to a thread faster than what it describes */
  async add(json: string): Promise<void> {
    this.batch.push(json);
    if (this.batch.length < this.batchSize) return;
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
      .render({ language: this.language, pages: this.batch })
      .then((rendered) => {
        for (const page of rendered) this.onRendered(page);
      })
      .catch((error: unknown) => {
        this.failure ??= explainCustomBlock(error);
      })
      .then(() => {
        this.running.delete(task);
      });
    this.running.add(task);
    this.batch = [];
    this.batchSize = Math.min(this.batchSize + 1, maxBatch);
  }
}
