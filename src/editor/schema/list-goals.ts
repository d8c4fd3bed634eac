import type { Json } from '../model/change';
import { isList, readText, readValue } from '../model/read-value';
import { readPlainText } from './name-value';

/** Something that a link can lead to. */
export interface Goal {
  href: string;
  name: string;
}

/** Pages of a config, the named blocks on them, and files: what links within the site lead to. */
export function listGoals(config: Json, files: readonly string[]): Goal[] {
  const routes = readValue(config, ['routes']);
  const pages = isList(routes) ? routes.flatMap(listGoalsOfPage) : [];
  const documents = files.filter((file) => file.endsWith('.pdf'));
  return [...pages, ...documents.map((href) => ({ href, name: href }))];
}

function listGoalsOfPage(route: Json): Goal[] {
  const path = readText(readValue(route, ['path']));
  if (path === undefined || path === '*' || path.includes('{')) return [];
  const title = readText(readValue(route, ['title']));
  const name = title === undefined ? path : readPlainText(title);
  const blocks = readValue(route, ['blocks']);
  const anchors = isList(blocks) ? blocks.map((block) => readValue(block, ['anchor'])) : [];
  return [
    { href: path, name },
    ...anchors
      .filter((anchor) => typeof anchor === 'string')
      .map((anchor) => ({ href: `${path}#${anchor}`, name: `${name}: ${anchor}` })),
  ];
}
