import { fillPlaceholders } from '../../content/templates';
import type { Rule } from '../rule-context';

/** Pages can be told apart by the titles that browser tabs and search results show. */
export const uniqueTitles: Rule = ({ pages }) => {
  const owners = new Map<string, { path: string; index: number; name: string }>();
  const reported = new Set<number>();
  return pages.flatMap(({ route, scope, path, index }) => {
    const name = route.discreetTitle === undefined ? 'title' : 'discreetTitle';
    const title = fillPlaceholders(route[name] ?? '', scope);
    const owner = owners.get(title);
    owners.set(title, owner ?? { path, index, name });
    if (owner === undefined || reported.has(index)) return [];
    reported.add(index);
    return [
      {
        code: 'CFG0603',
        path: ['routes', index, name],
        message: `The pages "${owner.path}" and "${path}" have the same title.`,
        hint: 'Give each page a title of its own.',
        ...(owner.index !== index && {
          related: [
            { path: ['routes', owner.index, owner.name], message: 'The other title is here.' },
          ],
        }),
      },
    ];
  });
};
