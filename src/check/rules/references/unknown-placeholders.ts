import type { Path } from '../../../utils/json';
import { capitalize, joinChoices, uncapitalize } from '../../../utils/english';
import type { Diagnostic } from '../../diagnostic';
import { entryKinds } from '../../../generated/entry-kinds';
import { filterKinds } from '../../../content/regions/directory-filters';
import { findList, isPagedKind, nameKind, pagedKinds } from '../../../content/entities';
import { suggestName } from '../../../utils/did-you-mean';
import { toPascalCase } from '../../../content/schema/bundle-schema';
import { lookUpPlaceholder } from '../../../content/placeholders/dynamic-routes';
import { definition, followReference } from '../../../content/schema/walk-schema';
import type { ConfigText } from '../../../content/list-references';
import type { PlaceholderPlace } from '../../../content/placeholders/placeholder-places';
import { checkLabels } from '../check-labels';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import {
  listLooseBraces,
  listPlaceholders,
  type LooseBraces,
  type WrittenPlaceholder,
} from '../../../content/placeholders/written-placeholders';

/** What placeholders may start with, with the definition of the fields that may follow. */
const definitions = new Map<string, string>([
  ['site', 'SiteIdentity'],
  ['price', 'Price'],
  ['word', 'Word'],
  ...pagedKinds.map((kind) => [kind, toPascalCase(kind)] as const),
]);

/** Lists of the site whose entries placeholders name by their ids. */
const listsOfSite: Partial<Record<string, { setting: 'prices' | 'words'; value: string }>> = {
  price: { setting: 'prices', value: '"amount": 120' },
  word: { setting: 'words', value: '"text": "…"' },
};

/** Every placeholder is known, and is filled in where it is used. */
export const unknownPlaceholders = {
  problems: {
    CFG0407: {
      severity: 'error',
      title: 'A placeholder is unknown.',
      cause:
        'A placeholder in braces shows a value from another part of the config: {site.phone} shows the phone number. This placeholder does not match a value.',
      example: {
        kind: 'settings',
        bad: { '/navigation/topBar/label': 'Call {site.phon}' },
        good: { '/navigation/topBar/label': 'Call {site.phone}' },
      },
    },
    CFG0408: {
      severity: 'error',
      title: 'A placeholder does not work here.',
      cause:
        'A placeholder such as {counselor.name} refers to one entry of a list. It works only on a page with "forEach" for that list, or on the cards of its entries.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/title': 'Meet {counselor.name}' },
        good: { '/routes/0/title': 'Meet us' },
      },
    },
  },
  check: (context) => [...checkTexts(context), ...checkLabels(context)],
} satisfies Rule;

function hasBrace({ value }: ConfigText): boolean {
  return value.includes('{');
}

function checkTexts({ textsWhere, findPlaceholders }: RuleContext): Diagnostic[] {
  return textsWhere(hasBrace).flatMap(({ value, path, node }) => {
    // Labels, and the texts of pages for answers, have words of their own; other rules look at links
    // and files, too.
    const isWords = !node.pattern && (node.format === undefined || node.format === 'html');
    const loose =
      isWords && path[0] !== 'labels' && !filterKinds.some((kind) => kind === path.at(-2))
        ? listLooseBraces(value)
        : [];
    const placeholders = listPlaceholders(value);
    if (loose.length + placeholders.length === 0) return [];
    const place = findPlaceholders(path);
    return [
      ...placeholders.map((placeholder) => ({
        ...placeholder,
        fault: explainPlace(placeholder, place, path) ?? explainField(placeholder, place),
      })),
      ...loose.map((braces) => ({ ...braces, fault: explainLoose(braces, place) })),
    ].flatMap(({ text, offset, fault }): Diagnostic[] => {
      const doubled = explainDoubled(value, text, offset);
      if (doubled) return [{ ...doubled, path }];
      const part = { start: offset, end: offset + text.length };
      return fault ? [{ ...fault, path, part }] : [];
    });
  });
}

/** `{{site.phone}}`: with the braces that other programs want. */
function explainDoubled(
  value: string,
  text: string,
  offset: number,
): Omit<Diagnostic, 'path'> | undefined {
  const part = { start: offset - 1, end: offset + text.length + 1 };
  if (value.slice(part.start, part.end) !== `{${text}}`) return undefined;
  const title = `Write ${text}.`;
  return {
    code: 'CFG0407',
    message: `{${text}} has double braces; with single braces, it is a placeholder.`,
    hint: title,
    part,
    fix: { title, text },
  };
}

/** Braces around one word, or a placeholder without its end. */
function explainLoose({ text, word, field }: LooseBraces, place: PlaceholderPlace): Fault {
  if (field !== undefined) {
    return {
      code: 'CFG0407',
      message: `${text} has no closing brace.`,
      hint: `Write {${word}.${field}}.`,
    };
  }
  const choices = place.names
    .filter((name) => listFields(name, place).includes(word))
    .map((name) => `{${name}.${word}}`);
  const [only, ...others] = choices;
  const hint =
    only === undefined
      ? 'A placeholder looks like {site.phone}. If this is not a placeholder, write the text without braces.'
      : `Write ${joinChoices(choices)}.`;
  return {
    code: 'CFG0407',
    message: `There is no placeholder ${text}.`,
    hint,
    // {name} may be the name of the practice or that of a person.
    ...(only !== undefined && others.length === 0 && { fix: { title: hint, text: only } }),
  };
}

type Fault = Omit<Diagnostic, 'path'> | undefined;

function explainPlace(
  { text, name }: WrittenPlaceholder,
  { names, chosenAt }: PlaceholderPlace,
  path: Path,
): Fault {
  if (!definitions.has(name)) {
    return {
      code: 'CFG0407',
      message: `"${name}" is not a known placeholder name.`,
      similar: { to: name, among: names },
    };
  }
  if (names.includes(name)) return undefined;
  const isEntry = names.length > 0 && isPagedKind(name);
  return {
    code: 'CFG0408',
    message: isEntry
      ? `${text} only works on a page that is made for each ${nameKind(name)}.`
      : `${text} does not work in this setting.`,
    hint: isEntry
      ? `Write the text, or turn this into a page with "forEach" set to "${entryKinds[name].list}".`
      : 'Write the text instead of the placeholder.',
    ...(chosenAt && {
      related: [{ path: chosenAt, atKey: true, message: 'The page uses another list.' }],
    }),
    // A page that lost its "forEach" is one mistake, however many placeholders it has.
    subject: `forEach:${path.slice(0, 2).join('/')}:${name}`,
  };
}

function explainField({ text, name, field }: WrittenPlaceholder, place: PlaceholderPlace): Fault {
  const node = definition(definitions.get(name) ?? '');
  const list = listsOfSite[name];
  // A page for each entry of an empty list: that the list is empty is said elsewhere.
  if (list && place.scopes.length === 0) return undefined;
  const fields = listFields(name, place);
  if (!fields.includes(field)) {
    return {
      code: 'CFG0407',
      message: `There is no placeholder ${text}.`,
      ...(list
        ? {
            choices: {
              to: text,
              among: fields.map((id) => `{${name}.${id}}`),
              title: 'Write one of these placeholders',
            },
            otherwise: `Add the ${name} under "${list.setting}" of "site": { "id": "${uncapitalize(field)}", ${list.value} }.`,
            related: [
              {
                path: ['site', list.setting],
                atKey: true,
                message: `${capitalize(list.setting)} are listed here.`,
              },
            ],
          }
        : suggestField(name, field, fields)),
    };
  }
  if (text !== `{${name}.${field}}`) {
    return {
      code: 'CFG0407',
      message: `${text} is not a valid placeholder.`,
      hint: `Write {${name}.${field}}, without spaces.`,
      fix: { title: `Write {${name}.${field}}.`, text: `{${name}.${field}}` },
    };
  }
  if (list || node.required?.includes(field)) return undefined;
  const isWidget = node.properties?.[field]?.entity === 'embed';
  const lacking = place.scopes.findIndex((scope) => {
    const value = lookUpPlaceholder(scope, name, field);
    const { phone, email } = scope.site ?? {};
    // Instead of a widget, visitors see how to reach the practice.
    return value === undefined || (isWidget && value === '' && !phone && !email);
  });
  if (lacking !== -1) {
    return {
      code: 'CFG0407',
      message: `${text} has no value.`,
      hint: isPagedKind(name)
        ? `Add "${field}" to this ${nameKind(name)}, or write the value here.`
        : `Add "${field}" under "${name}", or write the value here.`,
      subject: `value:${text}`,
      ...(isPagedKind(name) && {
        related: [{ path: [...findList(name), lacking], message: `This one has no "${field}".` }],
      }),
    };
  }
  return undefined;
}

/** The placeholder that was meant, found by its field alone. */
function suggestField(
  name: string,
  field: string,
  fields: readonly string[],
): Pick<Diagnostic, 'hint' | 'fix'> {
  const { hint, name: meant } = suggestName(field, fields);
  const text = `{${name}.${meant}}`;
  return {
    ...(hint && { hint: hint.replaceAll(/"(\w+)"/g, `{${name}.$1}`) }),
    ...(meant !== undefined && { fix: { title: `Write ${text}.`, text } }),
  };
}

/** The settings whose values can be filled in, or the ids of the prices or words. */
function listFields(name: string, { scopes }: PlaceholderPlace): string[] {
  const list = listsOfSite[name];
  if (list) {
    const ids = (scopes[0]?.site?.[list.setting] ?? []).map(({ id }) => id);
    return name === 'word' ? [...ids, ...ids.map(capitalize)] : ids;
  }
  return Object.entries(definition(definitions.get(name) ?? '').properties ?? {})
    .filter(([, property]) => isFillable(followReference(property).type))
    .map(([key]) => key);
}

function isFillable(type: string | undefined): boolean {
  return type === 'string' || type === 'number' || type === 'integer';
}
