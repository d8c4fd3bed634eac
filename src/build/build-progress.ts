import { progress } from '../io/progress';
import type { Output } from './outputs/output';

const otherFiles = 'writing files';
const pages = 'rendering pages';
const pictures = 'making images';

/** Tells how far a build is, by the outputs that are begun and done. */
export class BuildProgress {
  private step = '';
  private pagesBegun = 0;
  private picturesDone = 0;

  /** @param pageCount of all languages */
  constructor(private readonly pageCount: number) {}

  /** An output is about to be made. */
  begin(output: Output): void {
    if ('page' in output) {
      this.enter(pages, this.pageCount);
      this.pagesBegun += 1;
      progress.advance(this.pagesBegun);
    } else if (this.step !== pages) {
      // Between pages, there are files that belong to them.
      this.enter(otherFiles);
    }
  }

  /** All else is done, and so many pictures are left to be made. */
  beginPictures(count: number): void {
    if (count > 0) this.enter(pictures, count);
  }

  endPicture(): void {
    // Earlier ones are made beside other files.
    if (this.step !== pictures) return;
    this.picturesDone += 1;
    progress.advance(this.picturesDone);
  }

  private enter(step: string, total?: number): void {
    if (this.step === step) return;
    this.step = step;
    progress.begin(step, total);
  }
}
