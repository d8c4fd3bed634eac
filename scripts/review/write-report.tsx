import { renderToStaticMarkup } from 'react-dom/server';
import type { Output } from '../build/choose-target';
import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import { countPages, describeReview, describeValidity, writeProblems } from './describe-review';
import { ReportChanges } from './report-changes';
import { pageAnchor, ReportPage } from './report-page';
import { ReportPictures } from './report-pictures';
import { reportStyles } from './report-styles';
import type { ScreenPictures } from './take-screenshots';

/** The pictures of changed pages, and what to say about those that are missing. */
export interface PagePictures {
  pictures: ReadonlyMap<string, readonly ScreenPictures[]>;
  note?: string;
}

const reportTitle = 'What this change does to the site';

/** The written report, known by its title. */
export const reportOutput: Output = {
  name: 'review',
  type: 'file',
  mark: `<title>${reportTitle}</title>`,
};

/** Writes a review as one HTML file that needs no script and no other file. */
export function writeReport(review: SiteReview, pictures: PagePictures): string {
  return `<!doctype html>${renderToStaticMarkup(<Report review={review} {...pictures} />)}\n`;
}

function Report({ review, pictures, note }: { review: SiteReview } & PagePictures) {
  const { before, after, pages, repeated, shared } = review;
  const own = pages.filter(({ status, changes }) => status !== 'changed' || changes.length > 0);
  const reported = new Set(own.map(({ path }) => path));
  const others = [...pictures].filter(([path]) => !reported.has(path));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{reportTitle}</title>
        <style dangerouslySetInnerHTML={{ __html: reportStyles }} />
      </head>
      <body>
        <main>
          <h1>{reportTitle}</h1>
          <p className="summary">
            <strong>{describeReview(review)}</strong> Compared with {before.name}.
          </p>
          {[before, after].flatMap(describeValidity).map((line) => (
            <p key={line} className="warning">
              {line}
            </p>
          ))}
          {note && <p className="quiet">{note}</p>}
          <Problems title="New problems" problems={review.newProblems} version={after} />
          <Problems title="Fixed problems" problems={review.fixedProblems} version={before} />
          <PageList pages={own} />
          {own.map((page) => (
            <ReportPage key={page.path} page={page} pictures={pictures.get(page.path) ?? []} />
          ))}
          {repeated.map(({ example, paths }) => (
            <section key={JSON.stringify(example)}>
              <h2>The same on {countPages(paths.length)}</h2>
              <ReportChanges changes={[example]} />
              <p className="quiet">Pages: {paths.join(', ')}</p>
            </section>
          ))}
          {shared.map(({ title, changes }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ReportChanges changes={changes} />
            </section>
          ))}
          {others.length > 0 && <h2>Pictures of other pages with these changes</h2>}
          {others.map(([path, taken]) => (
            <section key={path}>
              <h3>{path}</h3>
              <ReportPictures path={path} pictures={taken} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function PageList({ pages }: { pages: readonly PageChange[] }) {
  if (pages.length < 2) return null;
  return (
    <nav aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <ul>
        {pages.map(({ path, status }) => (
          <li key={path}>
            <a href={`#${pageAnchor(path)}`}>{path}</a> ({status})
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Problems({
  title,
  problems,
  version,
}: {
  title: string;
  problems: SiteReview['newProblems'];
  version: SiteReview['after'];
}) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <pre>{writeProblems(problems, version)}</pre>
    </section>
  );
}
