import { entityKinds, findList, isPagedKind, listEntities, nameKind } from '../../content/entities';
import type { SiteConfig } from '../../../generated/config-types';
import { toPascalCase } from '../../schema/bundle-schema';
import { definition, type Path } from '../../schema/walk-schema';
import type { Rule } from '../rule-context';
import { hasPlaceholder, listPlaceholders } from '../../content/written-placeholders';

/** Every id leads to an entry of the list that it is looked up in. */
export const referencesExist: Rule = ({ config, texts, fill }) => {
  const kinds = indexKinds(config);
  return texts.flatMap(({ value, node: { entity }, path }) => {
    const kind = entity === undefined ? undefined : kinds.get(entity);
    if (!kind || kind.ids.has(value) || isReferenceOfEntry(value)) return [];
    const { ids, list } = kind;
    const missing = fill(value, path).find((id) => !ids.has(id) && !hasPlaceholder(id));
    if (missing === undefined) return [];
    return [
      {
        code: 'CFG0406',
        path,
        message: `There is no ${nameKind(entity ?? '')} with the id "${missing}".`,
        similar: { to: missing, among: ids },
        related: [{ path: list, atKey: true, message: 'The entry would stand in this list.' }],
        subject: `${entity}:${ids.size === 0 ? '' : missing}`,
      },
    ];
  });
};

/** A placeholder for an id that the entry itself must give: a wrong one is found there. */
function isReferenceOfEntry(value: string): boolean {
  const [placeholder] = listPlaceholders(value);
  if (!placeholder || placeholder.text !== value || !isPagedKind(placeholder.name)) return false;
  const { properties = {} } = definition(toPascalCase(placeholder.name));
  return properties[placeholder.field]?.entity !== undefined;
}

/** The ids of each kind of entity, and the list that holds them. */
function indexKinds(
  config: SiteConfig,
): ReadonlyMap<string, { ids: ReadonlySet<string>; list: Path }> {
  return new Map(
    entityKinds.map((kind) => [
      kind,
      {
        ids: new Set(listEntities(config, kind).map(({ id }) => id)),
        list: findList(kind),
      },
    ]),
  );
}
