import { entryKinds } from '../../generated/entry-kinds';
import type { RuleContext } from './rule-context';
import type { Path } from '../../utils/json';
import { findListedKind, listEntities } from '../../content/entities';
import type { ExpandedRoute } from '../../content/placeholders/dynamic-routes';
import { listPlaceholders } from '../../content/placeholders/written-placeholders';

/**
 * Where title or description of a page is written: in the page, or in the entry whose text it takes as
 * it is.
 */
export function findTextSource(
  { route, index, scope }: ExpandedRoute,
  name: 'title' | 'description',
  { config }: RuleContext,
): Path {
  const [placeholder] = listPlaceholders(route[name]);
  const kind = findListedKind(route.forEach);
  const entry = kind && scope[kind];
  if (!entry || placeholder?.text !== route[name] || placeholder.name === 'site') {
    return ['routes', index, name];
  }
  const place = listEntities(config, kind).indexOf(entry);
  return ['entities', entryKinds[kind].list, place, placeholder.field];
}
