import { availableParallelism } from 'node:os';
import { readStartOfVariants, startOfVariants } from '../../payload/page-paths';
import { copyText } from '../../utils/memoize';
import type { FileOutput } from '../outputs/output';
import { planFilesOf } from './plan-picture-files';
import type { PicturePlan, PlannedPicture } from './plan-pictures';

/**
 * Makes those files of pictures that the other files of a site ask for, as soon as one does: pages are
 * rendered meanwhile.
 */
export class PictureMaker {
  private readonly pictures: ReadonlyMap<string, PlannedPicture>;
  private readonly asked = new Set<string>();
  private readonly made = new Set<string>();
  private readonly waiting: FileOutput[] = [];
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;
  private failure: unknown;

  constructor(
    { pictures }: Pick<PicturePlan, 'pictures'>,
    private readonly make: (file: FileOutput) => Promise<unknown>,
  ) {
    // Of two pictures with the same content, either will do.
    this.pictures = new Map(
      [...pictures.values()].map((picture) => [startOfVariants(picture.variants), picture]),
    );
  }

  /** How many files are not made yet. */
  get left(): number {
    return this.waiting.length + this.running.size;
  }

  /** @param addresses see `listPagePictures` */
  ask(addresses: readonly string[]): void {
    if (this.isStopped) return;
    const wanted = new Set(addresses.filter((address) => !this.asked.has(address)));
    for (const address of wanted) this.asked.add(copyText(address));
    for (const start of new Set([...wanted].map(readStartOfVariants))) {
      const picture = this.pictures.get(start);
      // All formats of a width one after the other: the encoder resizes the picture once for them.
      for (const file of picture ? planFilesOf(picture) : []) {
        const isMeant = wanted.has(file.url) || wanted.has(start);
        if (!isMeant || this.made.has(file.url)) continue;
        this.made.add(file.url);
        this.waiting.push(file);
      }
    }
    this.startSome();
  }

  /**
   * Waits for these files.
   *
   * @throws what making one of them throws, once all that were begun have ended
   */
  async finish(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- each that ends may begin another one
    while (this.running.size > 0) await Promise.all(this.running);
    if (this.failure !== undefined) throw this.failure;
  }

  /** Begins no other file, and waits for those that were begun. */
  async stop(): Promise<void> {
    this.abandon();
    await Promise.all(this.running);
  }

  private abandon(): void {
    this.isStopped = true;
    this.waiting.length = 0;
  }

  private startSome(): void {
    // Not one more: a process starts with one task and takes one from the queue of Tinypool when one ends.
    // If the queue never empties, the process never works on several.
    while (this.waiting.length > 0 && this.running.size < availableParallelism()) {
      const file = this.waiting.shift();
      if (file) this.start(file);
    }
  }

  private start(file: FileOutput): void {
    const task: Promise<void> = this.make(file)
      .catch((error: unknown) => {
        this.failure ??= error;
        this.abandon();
      })
      .then(() => {
        this.running.delete(task);
        this.startSome();
      });
    this.running.add(task);
  }
}
