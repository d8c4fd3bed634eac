import type { SiteReview } from '../../../review/compare-sites';
import { outlineReview } from '../../../review/outline-review';
import { getIn } from '../../../utils/json';
import { findFormPath, writeKey } from '../../model/paths';
import { listChanges } from '../../model/list-changes';
import { readText } from '../../model/write-config';

const longest = 72;

/** What people look for first in a site that was made theirs, in this order. */
const firstParts: Readonly<Record<string, RegExp>> = {
  name: /^site\/name$/,
  people: /^entities\/(counselors|team)\b/,
  colors: /^theme\/(colors|darkColors)\b/,
};

/** A message of one line for the version that a change makes; the list of changes has the details. */
export function proposeMessage(review: SiteReview): string {
  const setUp = describeSetUp(review);
  if (setUp !== undefined) return setUp;
  const sections = outlineReview(review).filter(({ changes = [], files = [], addresses }) => {
    return changes.length > 0 || files.length > 0 || addresses !== undefined;
  });
  const places = sections.flatMap(({ changes = [] }) =>
    changes.map(({ place }) => place.join(' › ')),
  );
  const names = sections.map(({ title, addresses }) => addresses?.at(-1) ?? title);
  // The more it tells, the better, if it is short enough.
  return (
    [...(places.length === 1 ? places : []), ...listShorter([...new Set(names)])]
      .map((named) => `Change ${named}`)
      .find(({ length }) => length <= longest) ?? 'Change the site'
  );
}

/** The site after “Make it yours”: the texts that are still those of the sample are noted in it. */
function describeSetUp({ before, after }: SiteReview): string | undefined {
  if (!before.config || !after.config) return undefined;
  const [old, current] = [readText(before.text).config, readText(after.text).config];
  const marks = ['site', 'sampleTexts'];
  if (getIn(old, marks) !== undefined || getIn(current, marks) === undefined) return undefined;
  const changed = listChanges(old, current).flatMap((change) =>
    'path' in change ? [change.path] : [],
  );
  const names = Object.keys(firstParts).filter((name) =>
    changed.some((path) => firstParts[name]?.test(writeKey(path))),
  );
  const others = changed.filter(
    (path) => !names.some((name) => firstParts[name]?.test(writeKey(path))),
  );
  const count = new Set(others.map((path) => writeKey(findFormPath(current, path)))).size;
  const more = count === 1 ? 'one more change' : `${count} more changes`;
  return `Set up the website: ${joinNames(count === 0 ? names : [...names, more])}`;
}

/** All names, then fewer and fewer of them with the number of the others. */
function listShorter(names: readonly string[]): string[] {
  return names.map((_name, left) => {
    const shown = names.slice(0, names.length - left);
    return joinNames(left === 0 ? shown : [...shown, `${left} more`]);
  });
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
