import { nameEntity, type EntityKind } from '../../content/entities';
import type { SchemaNode } from '../../content/schema/schema-node';
import { definition, followReference, siteSchema } from '../../content/schema/walk-schema';
import { escapeRegex } from '../../utils/escape-regex';
import type { SiteName, SiteNames } from './list-names';

const advice =
  'Press Ctrl+Space for the full list. New names appear after you save while "npm run dev" is running, or after "npm run validate".';

/** Filled in later, so nothing can be said about it. */
const placeholder = '[{]';

/**
 * A schema for text editors that offers what there is on this site, where a setting names an
 * entry, a page or a file, and marks everything else. It says nothing about other settings: it is used
 * together with the schema of all sites.
 */
export function writeNamesSchema(names: SiteNames): SchemaNode {
  const definitions = new Map<string, SchemaNode | undefined>();

  function narrow(node: SchemaNode): SchemaNode | undefined {
    if (node.$ref) return narrowDefinition(node.$ref);
    const offered = offerNames(node, names);
    if (offered) return offered;
    if (node.discriminator) return narrowKinds(node, node.discriminator.propertyName);
    if (node.items) {
      const items = narrow(node.items);
      return items && { items };
    }
    const properties = Object.entries(node.properties ?? {}).flatMap(([key, property]) => {
      const narrowed = narrow(property);
      return narrowed ? [[key, narrowed] as const] : [];
    });
    return properties.length > 0 ? { properties: Object.fromEntries(properties) } : undefined;
  }

  function narrowDefinition($ref: string): SchemaNode | undefined {
    const name = $ref.replace('#/$defs/', '');
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, narrow(definition(name)));
    }
    return definitions.get(name) && { $ref };
  }

  function narrowKinds({ oneOf = [], properties = {} }: SchemaNode, tag: string): SchemaNode {
    const branches = oneOf.flatMap((kind) => {
      const narrowed = narrow(kind);
      const { const: value } = followReference(kind).properties?.[tag] ?? {};
      const isOther = { not: { properties: { [tag]: { const: value } } } };
      return narrowed ? [{ if: isOther, else: narrowed }] : [];
    });
    return { properties: { [tag]: narrow(properties[tag] ?? {}) ?? {} }, allOf: branches };
  }

  const root = narrow(siteSchema);
  const used = [...definitions].filter(([, node]) => node);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'The names of this site. Written by "npm run dev" and "npm run validate".',
    ...root,
    $defs: Object.fromEntries(used) as Record<string, SchemaNode>,
  };
}

const fileFormats = new Set(['image', 'video', 'pdf', 'file', 'font']);

/** Undefined for a setting that names nothing, and where there is nothing yet. */
function offerNames({ entity, format, pattern }: SchemaNode, names: SiteNames) {
  if (entity !== undefined) {
    const kind = entity as EntityKind;
    return offer(
      names.ids.get(kind) ?? [],
      `The site does not have a ${nameEntity(kind)} with this ID.`,
    );
  }
  if (format === 'typeface') {
    return offer(names.typefaces, 'This font is neither installed nor listed under "own".');
  }
  if (format === 'link') {
    const message = 'The site does not have a page or file with this path.';
    // Of the last form, only redirects may be: they lead to a folder.
    const unlessLike = ['^[^/]', '[?]', '/[*]$'];
    return offer(names.goals, message, { besides: names.otherGoals, unlessLike });
  }
  if (format !== undefined && fileFormats.has(format)) {
    const form = new RegExp(pattern ?? '');
    const files = names.files.filter((file) => form.test(file));
    const offered = files.map((file) => ({ value: file, about: 'A file in public/.' }));
    return offer(offered, 'The public folder does not contain this file.');
  }
  return undefined;
}

interface Tolerance {
  /** names that are right, with any anchor, and not worth offering */
  besides?: readonly string[];
  /** forms of what is not judged */
  unlessLike?: readonly string[];
}

function offer(
  offered: readonly SiteName[],
  otherwise: string,
  { besides = [], unlessLike = [] }: Tolerance = {},
): SchemaNode | undefined {
  if (offered.length === 0) return undefined;
  const right = joinPatterns(offered.map(({ value }) => value));
  const alsoRight = besides.length > 0 ? [`^${joinPatterns(besides)}(?:#|$)`] : [];
  return {
    pattern: [`^${right}$`, ...alsoRight, placeholder, ...unlessLike].join('|'),
    patternErrorMessage: `${otherwise} ${advice}`,
    // Offered only: the message of a list would name all that is in it.
    anyOf: [
      {
        enum: offered.map(({ value }) => value),
        enumDescriptions: offered.map(({ about }) => about),
      },
      {},
    ],
  };
}

function joinPatterns(texts: readonly string[]): string {
  return `(?:${texts.map(escapeRegex).join('|')})`;
}
