import type { Json, Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { writeKey } from '../../model/paths';

/** Texts of the sample that a person reads together: a page, a list, the menus. */
export interface SampleGroup {
  /** stays the same while texts leave the group */
  key: string;
  /** what opens it */
  path: Path;
  name: string;
  isPage: boolean;
  places: readonly Path[];
}

/** Groups the texts of the sample as a person reads them, pages first. */
export function groupSamples(config: Json, places: readonly Path[]): SampleGroup[] {
  const groups = new Map<string, Path[]>();
  for (const place of places) {
    const key = writeKey(findGroup(place));
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  const pagesFirst = [...groups].toSorted(
    ([, [one]], [, [other]]) => Number(isOfPage(other)) - Number(isOfPage(one)),
  );
  return pagesFirst.map(([key, own]) => {
    const [first = []] = own;
    const path = findGroup(first);
    const isPage = isOfPage(first);
    // Only a place in it can be opened.
    return {
      key,
      path: isPage ? path : first,
      name: describePlace(config, path),
      isPage,
      places: own,
    };
  });
}

/** The group of a text: its page, its list, its part of the config. */
function findGroup([group = '', list]: Path): Path {
  const isWhole = group !== 'routes' && group !== 'entities';
  return isWhole || list === undefined ? [group] : [group, list];
}

function isOfPage([group]: Path = []): boolean {
  return group === 'routes';
}

/** Names a text within its group. @param title of the texts of a page that are in no block */
export function nameWithin(config: Json, group: SampleGroup, place: Path, title: string): string {
  if (group.isPage && place.length === group.path.length) return title;
  const whole = describePlace(config, place);
  const start = `${group.name} › `;
  return whole.startsWith(start) ? whole.slice(start.length) : whole;
}

/** A list in separate files: the editor cannot tell which of its texts are meant. */
export function isListInFiles([group, , entry]: Path): boolean {
  return group === 'entities' && entry === undefined;
}
