import type { Path } from '../../../utils/json';
import { withArticle, capitalize } from '../../../utils/english';
import {
  entityKinds,
  findList,
  isPagedKind,
  listEntities,
  nameEntity,
  nameKind,
  type EntityKind,
} from '../../../content/entities';
import { namesEntry } from '../../../content/list-references';
import type { SiteConfig } from '../../../generated/config-types';
import { entryKinds } from '../../../generated/entry-kinds';
import { toPascalCase } from '../../../content/schema/bundle-schema';
import { orDelete } from '../../schema/explain-values';
import { definition } from '../../../content/schema/walk-schema';
import { entryHiddenByDuplicate, type Rule } from '../rule';
import {
  hasPlaceholder,
  listPlaceholders,
} from '../../../content/placeholders/written-placeholders';

/** Every id leads to an entry of the list that it is looked up in. */
export const unknownIds = {
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
      causedBy: [{ causes: ['CFG0404'], when: entryHiddenByDuplicate }],
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
          choices: {
            to: missing,
            among: ids,
            title: `${nameAll(kind)} of this site`,
            known: advise(known, missing, nameRemoval(kind, missing, path, config)),
          },
          related: [
            {
              path: list,
              atKey: true,
              message:
                ids.size === 0
                  ? `Add the ${nameEntity(kind)} here, in the list "${list.at(-1)}". Create the list if there is none.`
                  : `Add the entry to the list "${list.at(-1)}" here.`,
            },
          ],
          subject: `${kind}:${ids.size === 0 ? '' : missing}`,
          missing: { what: 'entry', kind },
        },
      ];
    });
  },
} satisfies Rule;

function advise({ kind, ids }: KnownKind, missing: string, removal: string | undefined): string {
  const noun = withArticle(nameEntity(kind));
  const end = removal === undefined ? '' : `, or ${removal}`;
  if (ids.size === 0) return `Add ${noun} with the ID "${missing}"${end}.`;
  return removal === undefined
    ? `Correct the ID or add ${noun} with this ID.`
    : `Correct the ID, add ${noun} with this ID${end}.`;
}

/** The way out where an ID need not be there. Nobody is advised to remove crisis help. */
function nameRemoval(
  kind: EntityKind,
  missing: string,
  path: Path,
  config: SiteConfig,
): string | undefined {
  if (typeof path.at(-1) === 'number') return `remove "${missing}" here`;
  return kind === 'notice' || orDelete(path, config) === '.' ? undefined : 'delete the setting';
}

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
