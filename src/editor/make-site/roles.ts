import { findListedKind } from '../../content/entities';
import { readBaseLanguage } from '../../content/languages/language-code';
import type { SchemaNode } from '../../content/schema/schema-node';
import { capitalize, withArticle } from '../../utils/english';
import { slugify } from '../../utils/slugify';
import { isJsonObject, type Json, type JsonObject } from '../../utils/json';
import type { Role } from './answers';
import type { WordList } from './list-words';
import { readAddress, readMainLanguage, readPages } from './read-config';

/** Common words for the people of a practice. */
export const roles: readonly Role[] = [
  'counselor',
  'therapist',
  'clinician',
  'physiotherapist',
  'practitioner',
  'team member',
].map((singular) => ({ singular, plural: `${singular}s` }));

/** The word for its people that a sample in English has in the addresses of their pages. */
export function findRole(sample: Json): Role | undefined {
  if (readBaseLanguage(readMainLanguage(sample)) !== 'en') return undefined;
  const addresses = readPages(sample)
    .filter(({ forEach }) => findListedKind(forEach) === 'counselor')
    .map(readAddress);
  return roles.find(({ plural }) =>
    addresses.some((address) => address.startsWith(`/${slugify(plural)}/`)),
  );
}

/** The words for the people of a sample, each with the own one, as they stand in sentences. */
export function listRoleWords(before: Role, own: Role): WordList {
  const pairs = [
    [before.plural, own.plural],
    [before.singular, own.singular],
    [withArticle(before.singular), withArticle(own.singular)],
  ] as const;
  return new Map(
    pairs.flatMap(([word, instead]) => [
      [word, [instead]] as const,
      [capitalize(word), [capitalize(instead)]] as const,
    ]),
  );
}

/** Parts of addresses, such as `team-members` for pages of team members. */
export function listRoleSlugs(before: Role, own: Role): [string, string][] {
  return [
    [slugify(before.plural), slugify(own.plural)],
    [slugify(before.singular), slugify(own.singular)],
  ];
}

/** Adds the built-in texts of a group that name the people, with the new word. */
export function writeUsualTexts(
  group: JsonObject,
  { properties = {} }: SchemaNode,
  replace: (text: string, node: SchemaNode) => string,
): JsonObject {
  const own = Object.entries(properties).flatMap(([name, node]): [string, Json][] => {
    const usual = node['default'];
    if (typeof usual !== 'string' || group[name] !== undefined) return [];
    const text = replace(usual, node);
    return text === usual ? [] : [[name, text]];
  });
  return own.length === 0 ? group : { ...group, ...Object.fromEntries(own) };
}

/** A config with the group of labels that names the people, for `writeUsualTexts`. */
export function openLabels({ labels, ...config }: JsonObject): JsonObject {
  const own = isJsonObject(labels) ? labels : {};
  const drawings = isJsonObject(own['drawings']) ? own['drawings'] : {};
  return { ...config, labels: { ...own, drawings } };
}
