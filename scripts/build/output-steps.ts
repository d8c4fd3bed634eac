import { progress } from '../commands/progress';
import { planPictureFiles } from '../pictures/plan-picture-files';
import type { Output } from '../plan/output';
import type { SitePlan } from '../plan/plan-site';

const otherFiles = 'writing files';
const pictures = 'making pictures';
const pages = 'rendering pages';

/** Tells how far a build is, by the outputs that are begun and done. */
export class OutputSteps {
  private readonly pictureUrls: ReadonlySet<string>;
  private readonly pageCount: number;
  private step = '';
  private pagesBegun = 0;
  private picturesDone = 0;

  constructor(plan: Pick<SitePlan, 'languages' | 'pictures'>) {
    this.pictureUrls = new Set(planPictureFiles(plan).map(({ url }) => url));
    this.pageCount = plan.languages.flatMap((language) => language.pages).length;
  }

  /** An output is about to be made. */
  begin(output: Output): void {
    if ('page' in output) {
      this.enter(pages, this.pageCount);
      this.pagesBegun += 1;
      progress.advance(this.pagesBegun);
    } else if (this.step !== pages) {
      // Between pages, there are files that belong to them.
      if (this.pictureUrls.has(output.url)) this.enter(pictures, this.pictureUrls.size);
      else this.enter(otherFiles);
    }
  }

  /** A file is written. */
  end({ url }: { url: string }): void {
    if (!this.pictureUrls.has(url)) return;
    this.picturesDone += 1;
    if (this.step === pictures) progress.advance(this.picturesDone);
  }

  private enter(step: string, total?: number): void {
    if (this.step === step) return;
    this.step = step;
    progress.begin(step, total);
  }
}
