import type { PageChange } from './compare-pages';
import { describeOldAddress } from './describe-review';
import { ReportChanges } from './report-changes';
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
      {pictures.map((taken) => (
        <Screen key={taken.screen} path={path} taken={taken} />
      ))}
    </section>
  );
}

function Screen({ path, taken }: { path: string; taken: ScreenPictures }) {
  const { screen, width, before, after, same } = taken;
  if (same) return <p className="quiet">On a {screen} the page looks the same as before.</p>;
  const versions = { Before: before, After: after };
  return (
    <details open={screen === 'phone'}>
      <summary>
        On a {screen} ({width} pixels wide)
      </summary>
      <div className={`pair ${screen}`}>
        {Object.entries(versions).map(([name, picture]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            {picture ? (
              <img
                src={`data:image/jpeg;base64,${picture.toString('base64')}`}
                alt={`${path} on a ${screen}, ${name.toLowerCase()} the change`}
              />
            ) : (
              <p>There is no such page.</p>
            )}
          </figure>
        ))}
      </div>
    </details>
  );
}
