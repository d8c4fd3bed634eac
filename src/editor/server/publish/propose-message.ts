import type { SiteReview } from '../../../review/compare-sites';
import { describeReview } from '../../../review/describe-review';
import { outlineReview } from '../../../review/outline-review';

const longestTitle = 72;
const maxLines = 12;

/** A message for the version that a change makes: a title, and a line for each thing that changed. */
export function proposeMessage(review: SiteReview): string {
  const sections = outlineReview(review).filter(({ changes = [], files = [], addresses }) => {
    return changes.length > 0 || files.length > 0 || addresses !== undefined;
  });
  const names = sections.map(({ title, addresses }) => addresses?.at(-1) ?? title);
  const all = sections.flatMap(({ changes = [] }) => changes.map(({ place }) => place.join(' › ')));
  // The more it tells, the better, if it is short enough.
  const titles = [...(all.length === 1 ? all : []), [...new Set(names)].join(', ')].map(
    (named) => `Change ${named}`,
  );
  const title =
    [...titles, describeReview(review)].find(({ length }) => length <= longestTitle) ??
    'Change several pages';
  const lines = sections.map(({ title: kind, addresses, changes = [], files = [] }) => {
    const places = [...new Set(changes.map(({ place }) => place.join(' › ')))];
    const what = [...places, ...files.map(({ file }) => file)].slice(0, 4).join('; ');
    const where = [kind, addresses?.join(' → ')].filter(Boolean).join(' ');
    return what === '' ? `- ${where}` : `- ${where}: ${what}`;
  });
  const more = lines.length - maxLines;
  const listed = [...lines.slice(0, maxLines), ...(more > 0 ? [`- and ${more} more`] : [])];
  return [names.length === 0 ? 'Change the site' : title, listed.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
