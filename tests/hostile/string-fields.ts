import { type Path, writePointer, isObject } from '../../src/utils/json';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { followReference, siteSchema } from '../../src/content/schema/walk-schema';
import type { Route, SiteConfig } from '../../src/generated/config-types';
import { entryKinds } from '../../src/generated/entry-kinds';
import { sampleConfig } from '../sample-config';
import { completeConfig } from '../schema/complete-config';

/** A string of the config, by the place in the schemas that describes it. */
export interface StringField {
  /** where the schemas describe it: `Post/content`; the same for all posts */
  name: string;
  /** one place in the config where it stands */
  path: Path;
}

const [pageOfCards, pageOfAll] = completeConfig.routes;
if (!pageOfCards || !pageOfAll) throw new Error('The complete config has two pages');

// What asks visitors for their state is on a page of its own, as is what the header leads to.
const { forEach: _forEach, ...cardsOnce } = pageOfCards;
const blocksOfAll = pageOfAll.blocks.map((block) =>
  block.type === 'search' ? { ...block, inHeader: false } : block,
);

const plainPage: Omit<Route, 'path' | 'title'> = {
  description: 'A page with little on it, to which some of the links lead.',
  robots: 'noindex',
  header: false,
  actionBar: true,
  footer: false,
  accent: 'primary',
  quickExit: false,
  blocks: [{ type: 'banner', layout: 'picture', title: 'A page' }],
};

/** A page for each entry of a kind whose cards link to one, also of a kind that is new. */
function listEntryPages(): Route[] {
  return Object.entries(entryKinds).flatMap(([kind, entry]) => {
    // That of counselors has all blocks, and places have no cards.
    if (!('key' in entry) || entry.list === 'counselors' || entry.list === 'places') return [];
    const path = `/${kind.toLowerCase()}/{${kind}.${entry.key}}`;
    return { ...plainPage, path, forEach: entry.list, title: `{${kind}.${entry.name}}` };
  });
}

/** A valid config in which every string of the schemas stands, and from which pages can be built. */
export const fullConfig: SiteConfig = {
  ...completeConfig,
  providers: {
    ...completeConfig.providers,
    highlevel: { ...completeConfig.providers.highlevel, host: 'book.quiet-lake.example' },
  },
  security: { email: 'safe@quiet-lake.example', readUntil: '2030-01-01' },
  embeds: [
    ...completeConfig.embeds,
    ...sampleConfig.embeds.map((embed) => ({
      ...embed,
      title: `${embed.title}, by itself`,
      ref: embed.ref.replace(/.$/, 'Z'),
      host: 'book.quiet-lake.example',
      load: 'click' as const,
    })),
  ],
  media: completeConfig.media.map((entry) => ({
    ...entry,
    files: ['/video/lake.mp4', '/video/lake-av1.mp4', ...entry.files],
  })),
  entities: {
    ...completeConfig.entities,
    posts: [...sampleConfig.entities.posts, ...completeConfig.entities.posts],
    tags: [
      ...completeConfig.entities.tags,
      ...sampleConfig.entities.tags.filter(({ id }) => id !== 'rest'),
    ],
    places: [
      ...sampleConfig.entities.places.filter(({ id }) => id !== 'harbor'),
      ...completeConfig.entities.places,
    ],
    testimonials: [
      ...sampleConfig.entities.testimonials,
      ...completeConfig.entities.testimonials.map((entry) => ({ ...entry, id: `${entry.id}-too` })),
    ],
  },
  routes: [
    {
      ...pageOfAll,
      path: '/counselors/{counselor.id}',
      blocks: blocksOfAll,
      // A quick exit would lead away from the page while everything on it is tried.
      quickExit: false,
    },
    {
      ...cardsOnce,
      path: '/cards',
      title: 'All cards',
      description: plainPage.description,
      blocks: [...plainPage.blocks, ...pageOfCards.blocks],
      quickExit: false,
    },
    ...listEntryPages(),
    { ...plainPage, path: '*', title: 'Not found', quickExit: true },
  ],
};

const linkedPaths = ['/', '/book-a-session', '/contact', '/counselors/ruth/book-with-ruth'];

/** The config with the other pages that its links lead to; nothing of them needs to be rendered. */
export function addLinkedPages(config: SiteConfig): SiteConfig {
  const pages = linkedPaths.map((path) => ({ ...plainPage, path, title: `The page at ${path}` }));
  return { ...config, routes: [...config.routes, ...pages] };
}

/** The files that `fullConfig` shows and links to. */
export const fullPublicFiles: ReadonlySet<string> = new Set([
  '/fonts/lake-sans.woff2',
  '/images/lake.webp',
  '/images/podcast.png',
  '/logo.svg',
  '/pdf/guide.pdf',
  '/pdf/sample.pdf',
  '/video/lake-av1.mp4',
  '/video/lake.mp4',
  '/video/stream.mp4',
]);

/** Every string field of the schemas, by its name. */
export function listSchemaStrings(): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  function visit(node: SchemaNode, name: string): void {
    if (node.$ref) {
      const target = node.$ref.replace('#/$defs/', '');
      const next = followReference(node);
      // What a reference to plain text means depends on where it stands.
      if (!isGroup(next)) return visit(next, name);
      if (seen.has(target)) return;
      seen.add(target);
      return visit(next, target);
    }
    if (isString(node)) names.add(name);
    if (node.items) visit(node.items, `${name}/-`);
    for (const branch of node.oneOf ?? []) visit(branch, name);
    // Beside its branches, a union lists their names once more.
    if (node.discriminator) return;
    for (const [key, child] of Object.entries(node.properties ?? {}))
      visit(child, `${name}/${key}`);
  }
  visit(siteSchema, 'Site');
  return [...names].toSorted();
}

/** Every string field with its last place in a config. */
export function listStringFields(config: SiteConfig): StringField[] {
  const fields = new Map<string, StringField>();
  function visit(value: unknown, node: SchemaNode, name: string, path: Path): void {
    if (node.$ref) {
      const next = followReference(node);
      return visit(value, next, isGroup(next) ? node.$ref.replace('#/$defs/', '') : name, path);
    }
    if (typeof value === 'string' && isString(node)) fields.set(name, { name, path });
    if (node.discriminator && isObject(value)) {
      const { propertyName } = node.discriminator;
      for (const branch of node.oneOf ?? []) {
        const target = followReference(branch);
        if (target.properties?.[propertyName]?.const === value[propertyName]) {
          visit(value, branch, name, path);
        }
      }
      return;
    }
    if (Array.isArray(value) && node.items) {
      const { items } = node;
      value.forEach((item, index) => visit(item, items, `${name}/-`, [...path, index]));
    }
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      if (Object.hasOwn(value, key)) visit(value[key], child, `${name}/${key}`, [...path, key]);
    }
  }
  visit(config, siteSchema, 'Site', []);
  return [...fields.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The same config with a text in some of its places, whatever the schemas say of it. */
export function putText(config: SiteConfig, paths: readonly Path[], text: string): SiteConfig {
  const changed = structuredClone(config);
  for (const path of paths) {
    let target: unknown = changed;
    for (const key of path.slice(0, -1)) {
      if (typeof target !== 'object' || target === null) throw new Error(writePointer(path));
      target = Reflect.get(target, key);
    }
    const key = path.at(-1);
    if (typeof target !== 'object' || target === null || key === undefined) {
      throw new Error(writePointer(path));
    }
    Reflect.set(target, key, text);
  }
  return changed;
}

function isString({ type, const: constant, enum: choices }: SchemaNode): boolean {
  return type === 'string' || typeof constant === 'string' || typeof choices?.[0] === 'string';
}

function isGroup({ type, oneOf, properties }: SchemaNode): boolean {
  return type === 'object' || type === 'array' || oneOf !== undefined || properties !== undefined;
}
