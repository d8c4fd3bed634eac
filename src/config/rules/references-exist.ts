import { entityLists, listEntities, type EntityKind } from '../entities';
import type { SiteConfig } from '../../generated/config-types';
import type { Rule } from './rule-context';
import { hasPlaceholder } from './written-placeholders';

/** Every id leads to an entry of the list that it is looked up in. */
export const referencesExist: Rule = ({ config, texts, fill }) => {
  const idsByKind = indexIds(config);
  return texts.flatMap(({ value, node: { entity }, path }) => {
    const ids = entity === undefined ? undefined : idsByKind.get(entity);
    if (!ids || ids.has(value)) return [];
    const missing = fill(value, path).find((id) => !ids.has(id) && !hasPlaceholder(id));
    if (missing === undefined) return [];
    return [
      {
        code: 'CFG0406',
        path,
        message: `There is no ${nameKind(entity)} with the id "${missing}".`,
        similar: { to: missing, among: ids },
      },
    ];
  });
};

function indexIds(config: SiteConfig): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    (Object.keys(entityLists) as EntityKind[]).map((kind) => [
      kind,
      new Set(listEntities(config, kind).map(({ id }) => id)),
    ]),
  );
}

/** `bookCategory` → `book category` */
function nameKind(kind = ''): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
