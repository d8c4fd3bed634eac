import { getIn, type Json } from '../../utils/json';
import { listLanguages } from '../model/languages';
import { listPages } from '../model/find-route';
import { getList } from '../model/paths';

/** Something that a link can lead to. */
export interface Goal {
  href: string;
  name: string;
}

/** Of the pages of one list of entries, so many are offered; others are written by their address. */
const maxOfRoute = 300;

/**
 * What links within the site lead to: its pages by the addresses that links name them by, those of
 * entries too, the named blocks on them, and files.
 */
export function listGoals(config: Json, files: readonly string[]): Goal[] {
  const documents = files.filter((file) => file.endsWith('.pdf'));
  return [...listPageGoals(config), ...documents.map((href) => ({ href, name: href }))];
}

function listPageGoals(config: Json): Goal[] {
  // Links name a page by its address in the main language.
  const [main] = listLanguages(config);
  const counts = new Map<number, number>();
  return listPages(config).flatMap(({ path, name, route, entry, language }) => {
    const made = getIn(config, ['routes', route]);
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    const isErrorPage = getIn(made, ['path']) === '*';
    if (language !== main || isErrorPage || count > maxOfRoute) return [];
    const blocks = entry === undefined ? getList(made, ['blocks']) : [];
    const anchors = blocks.map((block) => getIn(block, ['anchor']));
    return [
      { href: path, name },
      ...anchors
        .filter((anchor) => typeof anchor === 'string')
        .map((anchor) => ({ href: `${path}#${anchor}`, name: `${name}: ${anchor}` })),
    ];
  });
}
