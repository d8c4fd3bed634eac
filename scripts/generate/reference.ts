import { posix } from 'node:path';
import { embedProviders } from '../../src/content/embeds/providers';
import { capitalize } from '../../src/utils/english';
import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { describeSettings, type Setting } from './describe-settings';
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
    const topics = listTopics(page).map((file) => writeTopic(files, file, images));
    return [page, `# ${title}\n\n${about}\n\n${topics.join('\n\n')}\n`];
  });
  const contents = pages.map(({ file: page, title }) => {
    const topics = listTopics(page).map(
      (file) => `- [${titleOf(files, file)}](${placeOf(files, file)}): ${describe(files, file)}`,
    );
    return `## ${title}\n\n${topics.join('\n')}`;
  });
  return new Map([['README.md', `${introduction}\n\n${contents.join('\n\n')}\n`], ...written]);
}

const introduction = `# What you can write in site.config.json

Every setting, with examples to copy. They are the settings of the schemas that the file is checked against. The [guides](../editing/README.md) explain common tasks, and \`npm run explain CFG0301\` explains a problem.`;

function describe(files: SchemaFiles, file: string): string {
  return escapeMarkers(explainInFile(files.get(file) ?? {}));
}

function writeTopic(files: SchemaFiles, file: string, images: ReadonlySet<string>): string {
  const schema: SchemaNode = files.get(file) ?? {};
  const title = titleOf(files, file);
  const users = listUsers(files, file);
  return [
    `## ${title}`,
    describe(files, file),
    writeAlias(schema.alsoCalled),
    images.has(title) && `![The block ${title}](${imageFolder}/${title}.webp)`,
    ...listSnippets(schema).map(({ label, body }) => writeExample(label, body)),
    writeContents(files, file, schema),
    file === 'embed.schema.json' && writeWidgetIds(),
    users.length > 0 && `Used in: ${users.join(', ')}.`,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

function writeExample(label: string, body: unknown): string {
  const json = JSON.stringify(writeSnippet(body), null, 2);
  return `To copy (${label}):\n\n\`\`\`json\n${json}\n\`\`\``;
}

/** The settings of an object, or the kinds of which it can be one. */
function writeContents(files: SchemaFiles, file: string, schema: SchemaNode): string {
  const kinds = schema.discriminator ? (schema.oneOf ?? []) : [];
  if (kinds.length > 0) {
    const links = kinds.map(({ $ref = '' }) => {
      const kind = findReferred(files, file, $ref);
      return `- [${titleOf(files, kind)}](${placeOf(files, kind)}): ${describe(files, kind)}`;
    });
    return `One of these kinds:\n\n${links.join('\n')}`;
  }
  return writeSettings(describeSettings(files, file, schema)).join('\n');
}

function writeSettings(settings: readonly Setting[], indent = ''): string[] {
  return settings.flatMap((setting) => [
    `${indent}- ${writeSetting(setting)}`,
    ...writeSettings(setting.settings, `${indent}  `),
  ]);
}

function writeSetting(setting: Setting): string {
  const { name, isRequired, description, kind, place, choices, meanings, usual, form } = setting;
  const text = escapeMarkers(capitalize(kind));
  const meant = choices.map((choice, index) => {
    const meaning = meanings?.[index];
    return meaning ? `\`${choice}\` (${escapeMarkers(meaning)})` : `\`${choice}\``;
  });
  const sentences = [
    escapeMarkers(description),
    `${place ? `[${text}](${place})` : text}${usual === undefined ? '' : `, \`${usual}\` by default`}${meant.length > 0 ? `: ${meant.join(', ')}` : ''}.`,
    form && escapeMarkers(form),
    writeAlias(setting.alsoCalled),
  ];
  return `\`${name}\`${isRequired ? ' (required)' : ''}: ${sentences.filter(Boolean).join(' ')}`;
}

function writeAlias(names: readonly string[] | undefined): string | undefined {
  return names && `Also called: ${names.map(escapeMarkers).join(', ')}.`;
}

/** What is written as "ref" of a widget, by provider and kind. */
function writeWidgetIds(): string {
  const lines = Object.entries(embedProviders).flatMap(([provider, { name, forms }]) =>
    Object.entries(forms).map(
      ([kind, { refHint }]) => `- ${name} (\`${provider}\`), ${kind}: ${escapeMarkers(refHint)}`,
    ),
  );
  const advice =
    'Paste the address or the code that your provider gives you as `"ref"`, and `npm run validate -- --fix` takes the ID out of it.';
  return `${advice} This is what the IDs look like:\n\n${lines.join('\n')}`;
}

/** Links to the topics whose schema refers to `file`, directly or through a list. */
function listUsers(files: SchemaFiles, file: string): string[] {
  return [...files].flatMap(([user, schema]) => {
    const place = placeOf(files, user);
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)];
    const isUser =
      !schema.discriminator &&
      references.some(([, reference = '']) => posix.join(posix.dirname(user), reference) === file);
    return place && isUser ? [`[${titleOf(files, user)}](${place})`] : [];
  });
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
