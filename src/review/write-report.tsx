import { renderToStaticMarkup } from 'react-dom/server';
import type { Output } from '../io/output-folder';
import type { SiteReview } from './compare-sites';
import { describeReview } from './describe-review';
import type { Thumbnails } from './draw-thumbnails';
import { outlineReview, type Section } from './outline-review';
import { ReportFiles } from './report-files';
import { ReportPictures } from './report-pictures';
import { ReportSection } from './report-section';
import { reportStyles } from './report-styles';
import type { ScreenPictures } from './take-screenshots';

/** The pictures of changed pages and files, and what to say about those that are missing. */
export interface ReviewPictures {
  pictures: ReadonlyMap<string, readonly ScreenPictures[]>;
  thumbnails?: Thumbnails;
  note?: string;
  /** what changed, where it is not the config */
  summary?: string;
}

const reportTitle = 'What this change does to the site';

/** The written report, known by its title. */
export const reportOutput: Output = {
  name: 'review',
  type: 'file',
  mark: `<title>${reportTitle}</title>`,
};

/** Writes a review as one HTML file that needs no script and no other file. */
export function writeReport(review: SiteReview, pictures: ReviewPictures): string {
  return `<!doctype html>${renderToStaticMarkup(<Report review={review} {...pictures} />)}\n`;
}

function Report({
  review,
  pictures,
  thumbnails,
  note,
  summary = describeReview(review),
}: { review: SiteReview } & ReviewPictures) {
  const sections = outlineReview(review);
  const pages = sections.flatMap(({ title, addresses }) => {
    const path = addresses?.at(-1);
    return path === undefined ? [] : [{ title, path }];
  });
  const shown = new Set(pages.map(({ path }) => path));
  const others = [...pictures].filter(([path]) => !shown.has(path));
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
            <strong>{summary}</strong> Compared with {review.before.name}.
          </p>
          {note && <p className="quiet">{note}</p>}
          <PageList pages={pages} />
          {sections.map((section) => (
            <PicturedSection
              key={JSON.stringify(section)}
              section={section}
              pictures={pictures}
              thumbnails={thumbnails}
            />
          ))}
          {sections.length > 0 && others.length > 0 && (
            <h2>Pictures of other pages with these changes</h2>
          )}
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

function PicturedSection({
  section,
  pictures,
  thumbnails,
}: {
  section: Section;
  pictures: ReviewPictures['pictures'];
  thumbnails: Thumbnails | undefined;
}) {
  const { addresses, files } = section;
  const path = addresses?.at(-1);
  const taken = path === undefined ? undefined : pictures.get(path);
  return (
    <ReportSection section={section} id={path === undefined ? undefined : pageAnchor(path)}>
      {files && <ReportFiles files={files} thumbnails={thumbnails} />}
      {path !== undefined && taken && <ReportPictures path={path} pictures={taken} />}
    </ReportSection>
  );
}

/** The id of a page's section in the report. */
function pageAnchor(path: string): string {
  return `page${path.replaceAll('/', '-')}`;
}

function PageList({ pages }: { pages: readonly { title: string; path: string }[] }) {
  if (pages.length < 2) return null;
  return (
    <nav aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={`#${pageAnchor(path)}`}>{path}</a> ({title.toLowerCase()})
          </li>
        ))}
      </ul>
    </nav>
  );
}
