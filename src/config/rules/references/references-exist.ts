import { capitalize } from '../../report/capitalize';
import {
  entityKinds,
  findList,
  isPagedKind,
  listEntities,
  nameEntity,
  nameKind,
  type EntityKind,
} from '../../content/entities';
import { namesEntry } from '../../content/list-references';
import type { SiteConfig } from '../../../generated/config-types';
import { entryKinds } from '../../../generated/entry-kinds';
import { toPascalCase } from '../../schema/bundle-schema';
import { definition, type Path } from '../../schema/walk-schema';
import { entryHiddenByTwin } from '../follows-from';
import type { Rule } from '../rule';
import { hasPlaceholder, listPlaceholders } from '../../content/written-placeholders';

/** Every id leads to an entry of the list that it is looked up in. */
export const referencesExist = {
  problems: {
    CFG0406: {
      severity: 'error',
      title: 'No entry has this ID.',
      cause:
        'The setting refers to an entry of another list by its ID, but no entry has this ID. The ID is misspelled, or the entry was deleted.',
      example: {
        kind: 'settings',
        bad: { '/entities/counselors/0/bookingEmbed': 'bookign' },
        good: { '/entities/counselors/0/bookingEmbed': 'booking' },
      },
      followsFrom: [{ causes: ['CFG0404'], when: entryHiddenByTwin }],
    },
  },
  check: ({ config, textsWhere, fill }) => {
    const kinds = indexKinds(config);
    return textsWhere(namesEntry).flatMap(({ value, node: { entity }, path }) => {
      const known = entity === undefined ? undefined : kinds.get(entity);
      if (!known || known.ids.has(value) || isReferenceOfEntry(value)) return [];
      const { kind, ids, list } = known;
      const missing = fill(value, path).find((id) => !ids.has(id) && !hasPlaceholder(id));
      if (missing === undefined) return [];
      return [
        {
          code: 'CFG0406',
          path,
          message:
            ids.size === 0
              ? `There are no ${nameAll(kind).toLowerCase()}, but this setting needs one.`
              : `There is no ${nameEntity(kind)} with the ID "${missing}".`,
          choices: { to: missing, among: ids, title: `${nameAll(kind)} that exist` },
          otherwise:
            ids.size === 0
              ? `Add a ${nameEntity(kind)} with the ID "${missing}".`
              : `Correct the ID, or add a ${nameEntity(kind)} that has it.`,
          related: [
            {
              path: list,
              atKey: true,
              message: `Add the entry to the list "${list.at(-1)}" here.`,
            },
          ],
          subject: `${kind}:${ids.size === 0 ? '' : missing}`,
          missing: { what: 'entry', kind },
        },
      ];
    });
  },
} satisfies Rule;

/** `bookCategory` → `Book categories` */
function nameAll(kind: EntityKind): string {
  const name = kind === 'embed' ? 'widgets' : nameKind(entryKinds[kind].list);
  return capitalize(name);
}

/** A placeholder for an id that the entry itself must give: a wrong one is found there. */
function isReferenceOfEntry(value: string): boolean {
  const [placeholder] = listPlaceholders(value);
  if (!placeholder || placeholder.text !== value || !isPagedKind(placeholder.name)) return false;
  const { properties = {} } = definition(toPascalCase(placeholder.name));
  return properties[placeholder.field]?.entity !== undefined;
}

interface KnownKind {
  kind: EntityKind;
  ids: ReadonlySet<string>;
  list: Path;
}

/** The ids of each kind of entity, and the list that holds them. */
function indexKinds(config: SiteConfig): ReadonlyMap<string, KnownKind> {
  return new Map(
    entityKinds.map((kind) => [
      kind,
      {
        kind,
        ids: new Set(listEntities(config, kind).map(({ id }) => id)),
        list: findList(kind),
      },
    ]),
  );
}
