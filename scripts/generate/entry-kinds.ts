import { posix } from 'node:path';
import { toPascalCase } from '../../src/content/schema/bundle-schema';
import type { EntityKindNode, SchemaNode } from '../../src/content/schema/schema-node';
import { referTo, type SchemaFiles } from './reference-topics';

/** Behind everything that has an order. */
const last = Number.MAX_SAFE_INTEGER;

/** A kind of entry, as its schema describes it. */
interface ListedKind extends EntityKindNode {
  /** as ids and placeholders name it: `bookCategory` */
  kind: string;
  file: string;
}

/** The cards of one kind, by what the config calls them. */
interface ListedCards {
  of: string;
  /** `post-cards` */
  name: string;
  /** the kind of entry that they show; absent for cards that are written where they are shown */
  shows?: string;
}

/** The kinds of entries in the order of their lists; those without an order come last. */
function listKinds(files: SchemaFiles): ListedKind[] {
  const kinds = [...files].flatMap(([file, { entityKind }]) =>
    entityKind && file.startsWith('entities/')
      ? [{ ...entityKind, file, kind: toCamelCase(posix.basename(file, '.schema.json')) }]
      : [],
  );
  return kinds.toSorted((a, b) => (a.order ?? last) - (b.order ?? last));
}

/** The kinds of cards, in the order of the kinds of entries that they show. */
function listCards(files: SchemaFiles): ListedCards[] {
  const kinds = listKinds(files).map(({ kind }) => kind);
  const rank = ({ shows }: ListedCards) => (shows === undefined ? last : kinds.indexOf(shows));
  const cards = [...files].flatMap(([file, { properties, shows }]) => {
    const of = properties?.['of']?.const;
    const name = posix.basename(file, '.schema.json');
    return file.startsWith('cards/') && typeof of === 'string'
      ? [{ of, name, ...(shows !== undefined && { shows }) }]
      : [];
  });
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The schema files that follow from the kinds of entries: the lists under `entities`, the lists
 * that `forEach` may name, and the union of all kinds of cards.
 *
 * @returns path relative to the schema folder → content
 */
export function collectKinds(files: SchemaFiles): Map<string, SchemaNode> {
  const kinds = listKinds(files);
  const cards = listCards(files);
  return new Map<string, SchemaNode>([
    ['entities.schema.json', writeLists(files, kinds)],
    [
      'shared/for-each.schema.json',
      {
        description: 'A list with a page for each entry.',
        type: 'string',
        enum: kinds.filter(({ key }) => key !== undefined).map(({ list }) => list),
      },
    ],
    ['shared/cards.schema.json', writeCardsUnion(cards)],
  ]);
}

function writeLists(files: SchemaFiles, kinds: readonly ListedKind[]): SchemaNode {
  const describe = ({ listDescription, file }: ListedKind) =>
    `${listDescription} ${referTo(files, file)}`;
  return {
    title: 'Entities',
    description: 'The content lists.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      kinds.map((kind) => [
        kind.list,
        {
          description: kind.listDescription,
          markdownDescription: describe(kind),
          type: 'array',
          default: [],
          items: { $ref: `./${kind.file}` },
        },
      ]),
    ),
    default: {},
  };
}

function writeCardsUnion(cards: readonly ListedCards[]): SchemaNode {
  const lists = cards.filter(({ shows }) => shows !== undefined).map(({ of }) => of);
  return {
    title: 'Cards',
    description: `The content of the cards: ${lists.slice(0, -1).join(', ')} or ${lists.at(-1)}, or cards that you write here.`,
    type: 'object',
    becomes: 'Card[]',
    required: ['of'],
    properties: {
      of: {
        description: 'The type of card.',
        type: 'string',
        enum: cards.map(({ of }) => of),
        errorMessage: 'This is not a type of card. Press Ctrl+Space to see them all.',
      },
    },
    discriminator: { propertyName: 'of' },
    oneOf: cards.map(({ name }) => ({ $ref: `../cards/${name}.schema.json` })),
  };
}

/** The module that says what is known of each kind of entry. */
export function writeKindsModule(files: SchemaFiles, notice: string): string {
  const kinds = listKinds(files);
  const types = kinds.map(({ kind }) => toPascalCase(kind));
  const known = kinds.map(
    ({ kind, list, key, name }) => `${kind}: ${JSON.stringify({ list, key, name })},`,
  );
  const entries = kinds.map(({ kind }, index) => `${kind}: ${types[index]};`);
  const lists = kinds.map(({ kind, list }) => `${kind}: entities.${list},`);
  const shown = listCards(files).flatMap(({ of, shows }) =>
    shows === undefined ? [] : [`${of}: '${shows}',`],
  );
  return `// ${notice}
import type { ${types.toSorted().join(', ')}, SiteConfig } from './config-types';

/**
 * The kinds of entries under \`entities\`, by the name that ids and placeholders use: the list that
 * holds them and, where entries can have their own pages, which settings make the address and
 * name the entry.
 */
export const entryKinds = {
${known.join('\n')}
} as const;

/** The type of an entry of each kind. */
export interface EntryTypes {
${entries.join('\n')}
}

/** The entries of a config by their kind. */
export function groupEntries({ entities }: SiteConfig): { [K in keyof EntryTypes]: EntryTypes[K][] } {
  return {
${lists.join('\n')}
  };
}

/** The kind of entry that cards show, by what the config calls the cards. */
export const cardKinds = {
${shown.join('\n')}
} as const;
`;
}

/** The module with the function that makes the cards of each kind. */
export function writeCardsModule(files: SchemaFiles, notice: string): string {
  const cards = listCards(files);
  const imports = cards.map(
    ({ name }) => `import { build${toPascalCase(name)} } from '../pages/cards/${name}';`,
  );
  const builders = cards.map(({ of, name }) => `${of}: build${toPascalCase(name)},`);
  return `// ${notice}
import type { CardBuilders } from '../pages/cards/card-builder';
${imports.join('\n')}

/** The builder for the cards of each kind. */
export const cardBuilders: CardBuilders = {
${builders.join('\n')}
};
`;
}

/** `book-category` → `bookCategory` */
export function toCamelCase(name: string): string {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
