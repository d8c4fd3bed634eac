import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PagePayload } from '../../src/payload/payload';
import type { AskedFiles } from './asked-files';
import type { PageCache } from './page-cache';
import type { RenderedPage, RenderWorkerData } from './render-worker';

/** Pages that one message to a worker holds: enough to keep it busy, few enough to keep memory low. */
const batchSize = 20;

/** Feeds pages to worker threads, never more than they can soon render. */
export class PageRenderer {
  private readonly pool: Tinypool;
  private readonly running = new Set<Promise<void>>();
  private batch: PagePayload[] = [];
  private failure: unknown;

  constructor(
    workerData: RenderWorkerData,
    workerFile: string,
    private readonly cache: PageCache,
    private readonly asked: AskedFiles,
  ) {
    const threads = availableParallelism();
    this.pool = new Tinypool({
      filename: workerFile,
      workerData,
      minThreads: 0,
      maxThreads: threads,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  async add(page: PagePayload): Promise<void> {
    this.batch.push(page);
    if (this.batch.length < batchSize) return;
    this.send();
    if (this.running.size > this.pool.options.maxThreads) await Promise.race(this.running);
    this.throwFailure();
  }

  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send();
    await Promise.all(this.running);
    this.throwFailure();
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure;
  }

  private send(): void {
    const task: Promise<void> = this.pool
      .run(this.batch, { name: 'renderPages' })
      .then((rendered: RenderedPage[]) => {
        for (const { path, written, asks } of rendered) {
          this.cache.addRendered(path, written);
          this.asked.ask(asks, path);
        }
      })
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .then(() => {
        this.running.delete(task);
      });
    this.running.add(task);
    this.batch = [];
  }
}
