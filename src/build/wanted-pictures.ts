import { readStartOfVariants } from '../payload/page-paths';
import { leaveOutRepeated, type FileOutput } from './outputs/output';
import { copyText } from './copy-text';

/** Which of the files that are made of pictures the other files of a site ask for. */
export class WantedPictures {
  private readonly addresses = new Set<string>();

  /** @param addresses see `listPagePictures` */
  add(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (!this.addresses.has(address)) this.addresses.add(copyText(address));
    }
  }

  /** Those that are wanted, each once. */
  choose(files: Iterable<FileOutput>): FileOutput[] {
    const chosen: FileOutput[] = [];
    for (const file of leaveOutRepeated(files)) if (this.has(file)) chosen.push(file);
    return chosen;
  }

  private has({ url }: FileOutput): boolean {
    return this.addresses.has(url) || this.addresses.has(readStartOfVariants(url));
  }
}
