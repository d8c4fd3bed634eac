import type { ListedPage } from '../../model/find-route';

/**
 * What a page is called in a choice of pages: its name, with its address where others have the same one,
 * as the profile of a person and the page with their calendar.
 */
export function labelPage(
  { path, name }: Pick<ListedPage, 'path' | 'name'>,
  offered: readonly Pick<ListedPage, 'name'>[],
): string {
  const isAlone = offered.filter((other) => other.name === name).length < 2;
  return isAlone ? name : `${name} (${path})`;
}
