import { forEachScopes, type ExpandedRoute } from './templates';
import type { Path } from '../schema/walk-schema';
import type { RuleContext } from '../rules/rule-context';
import { listPlaceholders } from './written-placeholders';

/** Where title or description of a page is written: in the page, or in the entry whose text it takes as it is. */
export function findTextSource(
  { route, index, scope }: ExpandedRoute,
  name: 'title' | 'description',
  context: RuleContext,
): Path {
  const [placeholder] = listPlaceholders(route[name]);
  const { forEach } = route;
  if (!forEach || placeholder?.text !== route[name] || placeholder.name === 'site') {
    return ['routes', index, name];
  }
  const entries: readonly unknown[] = context.config.entities[forEach];
  return ['entities', forEach, entries.indexOf(scope[forEachScopes[forEach]]), placeholder.field];
}
