import { embedProviders } from '../../src/content/embeds/providers';
import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { describeSettings, describeValue, type Setting } from './describe-settings';
import { findReferred, placeOf, titleOf, type SchemaFiles } from './reference-topics';

/** Where the images of blocks are, from the page that shows them. */
const imageFolder = 'images';

interface Page {
  file: string;
  title: string;
  about: string;
}

const pages: readonly Page[] = [
  {
    file: 'blocks.md',
    title: 'Blocks',
    about: 'A page is a list of blocks. Each block has a `"type"` and its own settings.',
  },
  {
    file: 'entities.md',
    title: 'Entities',
    about:
      'The lists under `"entities"`: people, posts, books and everything else that pages show.',
  },
  {
    file: 'settings.md',
    title: 'Other settings',
    about: 'The other groups of settings in `site.config.json`, and the parts that blocks share.',
  },
  {
    file: 'values.md',
    title: 'Values',
    about: 'Texts, words and numbers that many settings share.',
  },
];

/**
 * Writes the reference for editors from the schemas, so that it is always up to date.
 *
 * @param images the block types of which there is an image
 * @returns name in `docs/reference/` → Markdown
 */
export function writeReference(
  files: SchemaFiles,
  images: ReadonlySet<string>,
): Map<string, string> {
  const listTopics = (page: string): string[] =>
    [...files.keys()].filter((file) => placeOf(files, file)?.startsWith(`${page}#`));
  const written = pages.map(({ file: page, title, about }): [string, string] => {
    const shared = listShared(files, listTopics(page));
    const topics = listTopics(page).map((file) => writeTopic(files, file, images, shared));
    return [page, `${[`# ${title}`, about, ...writeShared(shared), ...topics].join('\n\n')}\n`];
  });
  const contents = pages.map(
    ({ file: page, title }) =>
      `## ${title}\n\n${listTopics(page)
        .map((file) => `[${titleOf(files, file)}](${placeOf(files, file)})`)
        .join(' · ')}`,
  );
  return new Map([['README.md', `${introduction}\n\n${contents.join('\n\n')}\n`], ...written]);
}

/** How to read the pages. */
const legend =
  'After its name, a setting has what you can write, and its default. An asterisk (\\*) means that it is required. A range such as 1–120 alone counts characters; “list of 1–30” has so many entries.';

const introduction = `# What you can write in site.config.json

Every setting, from the schemas that the file is checked against. The [guides](../editing/README.md) explain common tasks, and \`npm run explain CFG0301\` explains a problem.

${legend} A setting without a description has that of its link, or of the setting of the same name above it. Built-in text is listed without a description: VS Code and the editor explain each.`;

function writeTopic(
  files: SchemaFiles,
  file: string,
  images: ReadonlySet<string>,
  shared: ReadonlySet<string>,
): string {
  const schema: SchemaNode = files.get(file) ?? {};
  const title = titleOf(files, file);
  const parts = [
    `## ${title}`,
    ...(schema.type === 'object'
      ? [
          escapeMarkers(explainInFile(schema)),
          writeAlias(schema.alsoCalled),
          images.has(title) && `![The block ${title}](${imageFolder}/${title}.webp)`,
          ...writeExamples(listSnippets(schema)),
          writeContents(files, file, schema, shared),
          file === 'embed.schema.json' && writeWidgetIds(),
        ]
      : [writeValue(describeValue(files, file, schema))]),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}

/** The first example in full; VS Code and the editor also offer the others. */
function writeExamples(snippets: readonly Snippet[]): string[] {
  const [first, ...others] = snippets;
  if (!first) return [];
  const json = JSON.stringify(writeSnippet(first.body), null, 2);
  const example = `\`\`\`json\n${json}\n\`\`\``;
  const labels = others.map(({ label }) => label);
  return others.length > 0 ? [example, `VS Code also offers: ${labels.join(', ')}.`] : [example];
}

/** The settings of an object, or the kinds of which it can be one. */
function writeContents(
  files: SchemaFiles,
  file: string,
  schema: SchemaNode,
  shared: ReadonlySet<string>,
): string {
  const kinds = schema.discriminator ? (schema.oneOf ?? []) : [];
  const links = kinds.map(({ $ref = '' }) => {
    const kind = findReferred(files, file, $ref);
    return `[${titleOf(files, kind)}](${placeOf(files, kind)})`;
  });
  if (links.length > 0) return `One of these: ${links.join(', ')}.`;
  const lines = writeSettings(describeSettings(files, file, schema));
  const common = lines.filter((line) => shared.has(line)).map(nameOf);
  return [
    ...lines.filter((line) => !shared.has(line)),
    ...(common.length > 0 ? [`- Shared: ${common.join(', ')}.`] : []),
  ].join('\n');
}

/** The name that a line of a setting begins with, as code: "`title`". */
function nameOf(line: string): string {
  return line.slice(2).replace(/:.*/s, '');
}

/** How many topics of a page have the same setting before the page describes it only once. */
const enoughTopics = 5;

/** The lines of settings that many topics of a page have. */
function listShared(files: SchemaFiles, topics: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const file of topics) {
    for (const line of writeSettings(describeSettings(files, file, files.get(file) ?? {}))) {
      if (line.startsWith('- `')) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([line, count]) => (count < enoughTopics ? [] : [line])));
}

function writeShared(shared: ReadonlySet<string>): string[] {
  return shared.size === 0 ? [] : ['Settings marked as shared:', [...shared].join('\n')];
}

/** @param described settings of the topic, whose descriptions are not repeated in its groups */
function writeSettings(
  all: readonly Setting[],
  indent = '',
  described = new Set<string>(),
): string[] {
  const settings = joinPluralForms(all).map((setting) => {
    const { description, ...rest } = setting;
    const key = `${setting.name} ${description}`;
    if (indent !== '' && described.has(key)) return rest;
    described.add(key);
    return setting;
  });
  const common = findCommonKind(settings);
  const lines = settings.flatMap((setting) => [
    `${indent}- ${setting.name}${setting.isRequired ? '\\*' : ''}: ${writeValue(setting, common)}`,
    ...writeSettings(setting.settings, `${indent}  `, described),
  ]);
  return common === undefined
    ? lines
    : [`${indent}- Unless noted: ${common}, after the name its default.`, ...lines];
}

/** The kind that most of many settings have. */
function findCommonKind(settings: readonly Setting[]): string | undefined {
  const middle = settings.map(({ kind }) => kind).toSorted()[Math.floor(settings.length / 2)];
  const count = settings.filter(({ kind }) => kind === middle).length;
  return count > 5 && count > settings.length / 2 && !['', 'group'].includes(middle ?? '')
    ? middle
    : undefined;
}

/** The word that tells the descriptions of settings for the plural forms of one text apart. */
const pluralForm = /“(?:zero|two|few|many)”/;

/** Settings with their names as code; those for the plural forms of one text are one setting. */
function joinPluralForms(settings: readonly Setting[]): Setting[] {
  const joined = new Map<string, Setting>();
  for (const setting of settings) {
    const { name, description = '' } = setting;
    const isPlural = pluralForm.test(description);
    const key = isPlural ? description.replace(pluralForm, '') : name;
    const first = joined.get(key);
    joined.set(key, {
      ...(first ?? setting),
      name: first ? `${first.name}, \`${name}\`` : `\`${name}\``,
      ...(isPlural && { description: 'The same for other plural forms, such as those of Arabic.' }),
    });
  }
  return [...joined.values()];
}

function writeValue(value: Omit<Setting, 'name' | 'isRequired'>, common?: string): string {
  const { description, kind, usual, form, alsoCalled } = value;
  const type =
    kind === common ? '' : [shorten(value), listChoices(value)].filter(Boolean).join(' ');
  const preset = usual && (type === '' ? `\`${usual}\`` : `default \`${usual}\``);
  const allowed = [type, preset].filter(Boolean).join(', ');
  const isBuiltIn = kind === common && common.startsWith('text') && usual !== undefined;
  const sentences = [
    allowed && `${allowed}.`,
    description && !isBuiltIn && escapeMarkers(description),
    // An example in the description already shows what to write.
    form && !description?.includes('"') && escapeMarkers(form),
    writeAlias(alsoCalled),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A kind without what its limits or its default already show. */
function shorten({ kind, usual }: Pick<Setting, 'kind' | 'usual'>): string {
  return kind === '`true`/`false`' && usual ? '' : kind.replace(/^text, (?=\d)/, '');
}

/** Lists of codes that are longer, such as that of all countries, are not written out. */
const maxChoices = 100;

function listChoices({ choices, meanings }: Pick<Setting, 'choices' | 'meanings'>): string {
  if (choices.length > maxChoices) return `one of ${choices.length} that VS Code offers`;
  const meant = choices.map((choice, index) => {
    const meaning = meanings?.[index] ?? choice;
    const isName = meaning.toLowerCase() === choice.toLowerCase();
    return isName ? `\`${choice}\`` : `\`${choice}\` (${escapeMarkers(meaning)})`;
  });
  return meant.join(', ');
}

function writeAlias(names: readonly string[] | undefined): string | undefined {
  return names && `Also: ${names.map(escapeMarkers).join(', ')}.`;
}

/** The form of the "ref" of a widget, by provider. */
function writeWidgetIds(): string {
  const lines = Object.entries(embedProviders).flatMap(([provider, { name, forms }]) => {
    const all = Object.entries(forms);
    const hints = new Set(all.map(([, { refHint }]) => refHint));
    return [...hints].map((hint) => {
      const kinds = all.filter(([, { refHint }]) => refHint === hint).map(([kind]) => kind);
      const shown = kinds.length === all.length ? '' : `, ${kinds.join(', ')}`;
      return `- ${name} (\`${provider}\`)${shown}: ${escapeMarkers(hint)}`;
    });
  });
  const advice =
    'Paste the URL or the code that your provider gives you as `"ref"`, and `npm run validate -- --fix` extracts the ID.';
  return `${advice} The IDs:\n\n${lines.join('\n')}`;
}

/** A text whose characters Markdown takes for no markup. Unlike comments on GitHub, it is our own. */
function escapeMarkers(text: string): string {
  return text.replaceAll(/[\\`*_<[\]]/g, '\\$&');
}

/** A ready-made part that VS Code offers: see `defaultSnippets` in the schemas. */
interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

export function listSnippets({ defaultSnippets }: SchemaNode): Snippet[] {
  return Array.isArray(defaultSnippets) ? (defaultSnippets as Snippet[]) : [];
}

/** What the file contains when an editor inserts a snippet and changes nothing. */
export function writeSnippet(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/\$\{\d+\|([^,|]+)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
  return JSON.parse(text) as unknown;
}
