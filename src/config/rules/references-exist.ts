import { entityLists, listEntities, type EntityKind } from '../entities';
import type { SiteConfig } from '../../generated/config-types';
import { definition } from '../walk-schema';
import type { Rule } from './rule-context';
import { hasPlaceholder, listPlaceholders } from './written-placeholders';

/** Every id leads to an entry of the list that it is looked up in. */
export const referencesExist: Rule = ({ config, texts, fill }) => {
  const idsByKind = indexIds(config);
  return texts.flatMap(({ value, node: { entity }, path }) => {
    const ids = entity === undefined ? undefined : idsByKind.get(entity);
    if (!ids || ids.has(value) || isReferenceOfEntry(value)) return [];
    const missing = fill(value, path).find((id) => !ids.has(id) && !hasPlaceholder(id));
    if (missing === undefined) return [];
    return [
      {
        code: 'CFG0406',
        path,
        message: `There is no ${nameKind(entity)} with the id "${missing}".`,
        similar: { to: missing, among: ids },
        subject: `${entity}:${ids.size === 0 ? '' : missing}`,
      },
    ];
  });
};

/** A placeholder for an id that the entry itself must give: a wrong one is found there. */
function isReferenceOfEntry(value: string): boolean {
  const [placeholder] = listPlaceholders(value);
  if (!placeholder || placeholder.text !== value || placeholder.name !== 'counselor') return false;
  const { properties = {} } = definition('Counselor');
  return properties[placeholder.field]?.entity !== undefined;
}

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
