import { fillPlaceholders } from '../templates';
import type { Rule } from './rule-context';

/** Pages can be told apart by their titles, in browser tabs and search results. */
export const uniqueTitles: Rule = ({ pages }) => {
  const owners = new Map<string, { path: string; index: number }>();
  const reported = new Set<number>();
  return pages.flatMap(({ route, scope, path, index }) => {
    const title = fillPlaceholders(route.title, scope);
    const owner = owners.get(title);
    owners.set(title, owner ?? { path, index });
    if (owner === undefined || reported.has(index)) return [];
    reported.add(index);
    return [
      {
        code: 'CFG0603',
        path: ['routes', index, 'title'],
        message: `The pages "${owner.path}" and "${path}" have the same title.`,
        hint: 'Give each page a title of its own.',
        ...(owner.index !== index && {
          related: [
            { path: ['routes', owner.index, 'title'], message: 'The other title is here.' },
          ],
        }),
      },
    ];
  });
};
