import type { PageChange } from './compare-pages';
import { describeOldAddress } from './describe-review';
import { ReportChanges } from './report-changes';
import { ReportPictures } from './report-pictures';
import type { ScreenPictures } from './take-screenshots';

const statusNames = { added: 'New', removed: 'Removed', moved: 'Moved', changed: 'Changed' };

/** The id of a page's section in the report. */
export function pageAnchor(path: string): string {
  return `page${path.replaceAll('/', '-')}`;
}

/** What happened to one page, with pictures of it before and after. */
export function ReportPage({
  page,
  pictures,
}: {
  page: PageChange;
  pictures: readonly ScreenPictures[];
}) {
  const { status, path, oldPath, title, changes } = page;
  const notice = describeOldAddress(page);
  return (
    <section id={pageAnchor(path)}>
      <h2>
        <span className="status">{statusNames[status]}</span>
        {oldPath ? `${oldPath} → ${path}` : path}
      </h2>
      <p className="quiet">{title}</p>
      {notice && <p className={notice.harmless ? 'quiet' : 'warning'}>{notice.text}</p>}
      <ReportChanges changes={changes} />
      <ReportPictures path={path} pictures={pictures} />
    </section>
  );
}
