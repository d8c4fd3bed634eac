import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { bundleSchema, toPascalCase } from '../src/content/schema/bundle-schema';
import type { SchemaNode } from '../src/content/schema/schema-node';
import type { ExitCode } from '../src/cli/command';
import { CommandError } from '../src/io/command-error';
import { flag } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';
import { fillPage, type Results } from './bench/write-tables';
import { collectKinds, writeCardsModule, writeKindsModule } from './generate/entry-kinds';
import { drawDesign } from './generate/design-drawings';
import { writeIconsModule } from './generate/icons';
import { loadLate } from './generate/load-late';
import { readTests, writePromises } from './generate/promises';
import { listRuleFiles, writeCodesModule, writeRulesModule } from './generate/rule-index';
import { writeReference } from './generate/reference';
import { referTo } from './generate/reference-topics';
import { readSchemaFiles } from './generate/schema-files';
import { writeWrittenSchema } from '../src/build/completions/written-schema';
import { prepareForTypes, type TypeVariant } from './generate/type-schema';
import { projectFolder } from '../src/io/project-folder';
import style from '../.oxfmtrc.json' with { type: 'json' };

const noticeOf = (folder: string): string =>
  `Written by \`npm run generate\` from ${folder}. Do not edit.`;
const notice = noticeOf('schema/');
const rulesNotice = noticeOf('src/check/rules/');

/** The folder of the reference for editors. */
const referenceFolder = 'docs/reference';

/** The page for developers with the drawings of the design. */
const designPage = 'docs/developing/design.md';

/** The page with the promises that tests prove; only its table is generated. */
const promisesPage = 'tests/promises.md';

/**
 * Makes everything that follows from the schema files, the rules, the promises of tests and the results of
 * the bench.
 *
 * @returns path relative to the project folder → content
 */
export async function generateFiles(folder: string): Promise<Map<string, string>> {
  const schemaFiles = readSchemaFiles(join(folder, 'schema'));
  const blockTypes = [...schemaFiles.keys()]
    .filter((file) => file.startsWith('blocks/'))
    .map((file) => file.slice('blocks/'.length, -'.schema.json'.length));
  const unions = new Map([
    ...collectKinds(schemaFiles),
    ['block.schema.json', blockUnion(blockTypes, schemaFiles)],
  ]);
  for (const [file, schema] of unions) schemaFiles.set(file, schema);
  const bundle = joinSchemas(schemaFiles);

  const rules = listRuleFiles(folder);

  const files: [string, string][] = [
    ...[...unions].map(([file, schema]): [string, string] => [
      `schema/${file}`,
      JSON.stringify(schema),
    ]),
    ['src/generated/site-schema.json', JSON.stringify(bundle)],
    ['src/generated/written-schema.json', JSON.stringify(writeWrittenSchema(bundle))],
    ['src/generated/config-types.ts', await types(bundle, 'config')],
    ['src/generated/block-types.ts', await types(bundle, 'payload')],
    ['src/generated/block-registry.ts', blockRegistry(blockTypes, schemaFiles)],
    ['src/generated/entry-kinds.ts', writeKindsModule(schemaFiles, notice)],
    ['src/generated/card-builders.ts', writeCardsModule(schemaFiles, notice)],
    ['src/generated/icons.ts', writeIconsModule(noticeOf('scripts/generate/icons.ts'))],
    ['src/generated/rule-codes.ts', writeCodesModule(rules, rulesNotice)],
    ['src/generated/rules.ts', writeRulesModule(rules, rulesNotice)],
    ...listReference(folder, schemaFiles),
    ...listPromises(folder),
    ...listBenchmarks(folder),
  ];
  const formatted = await Promise.all(
    files.map(async ([file, text]): Promise<[string, string]> => [
      file,
      await formatFile(file, text),
    ]),
  );
  const theme = schemaFiles.get('theme.schema.json');
  const isDrawn = theme && existsSync(join(folder, designPage));
  return new Map([...formatted, ...(isDrawn ? drawDesign(theme) : [])]);
}

/** The pages of the reference; none in a copy of the code without documents. */
function listReference(folder: string, schemaFiles: ReadonlyMap<string, SchemaNode>) {
  if (!existsSync(join(folder, referenceFolder))) return [];
  const images = join(folder, referenceFolder, 'images');
  const taken = existsSync(images) ? readdirSync(images) : [];
  const shown = new Set(taken.map((file) => file.replace(/\.webp$/, '')));
  return [...writeReference(schemaFiles, shown)].map(([file, text]): [string, string] => [
    `${referenceFolder}/${file}`,
    text,
  ]);
}

/** The page with all promises of tests; none in a copy of the code without tests. */
function listPromises(folder: string): [string, string][] {
  const page = join(folder, promisesPage);
  if (!existsSync(page)) return [];
  return [[promisesPage, writePromises(readFileSync(page, 'utf8'), readTests(folder))]];
}

/** The page with the tables of the bench, when there are results. */
function listBenchmarks(folder: string): [string, string][] {
  const [page, results] = ['md', 'json'].map((ending) => join(folder, `docs/benchmarks.${ending}`));
  if (!page || !results || !existsSync(page) || !existsSync(results)) return [];
  const measured = JSON.parse(readFileSync(results, 'utf8')) as Results;
  return [['docs/benchmarks.md', fillPage(readFileSync(page, 'utf8'), measured)]];
}

/** @throws CommandError when a file refers to one that is not there */
function joinSchemas(schemaFiles: ReadonlyMap<string, SchemaNode>): SchemaNode {
  try {
    return bundleSchema(schemaFiles, 'site.schema.json');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new CommandError(`schema/${error.message}`, { cause: error });
  }
}

function blockUnion(
  blockTypes: string[],
  schemaFiles: ReadonlyMap<string, SchemaNode>,
): SchemaNode {
  const explain = (type: string) => {
    const file = `blocks/${type}.schema.json`;
    return `${schemaFiles.get(file)?.description ?? ''} ${referTo(schemaFiles, file)}`;
  };
  return {
    title: 'Block',
    description: 'A block on a page.',
    type: 'object',
    required: ['type'],
    // VS Code completes and names all types only with this list beside the branches.
    properties: {
      type: {
        description: 'The type of this block.',
        type: 'string',
        enum: blockTypes,
        errorMessage: 'This is not a type of block. Press Ctrl+Space to see them all.',
        markdownEnumDescriptions: blockTypes.map(explain),
      },
    },
    discriminator: { propertyName: 'type' },
    oneOf: blockTypes.map((type) => ({ $ref: `./blocks/${type}.schema.json` })),
  };
}

async function types(bundle: SchemaNode, variant: TypeVariant): Promise<string> {
  const { compile } = loadLate('json-schema-to-typescript');
  const source = await compile(prepareForTypes(bundle, variant) as object, 'SiteConfig', {
    bannerComment: `// ${notice}`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    format: false,
  });
  const borrowed = listPayloadTypes(bundle).filter((type) => source.includes(type));
  const imports = ['entries', 'payload'].map((file) => {
    const text = readFileSync(join(projectFolder, `src/payload/${file}.ts`), 'utf8');
    const found = borrowed.filter((type) => new RegExp(`export \\w+ ${type}\\b`).test(text));
    return `import type { ${found.join(', ')} } from '../payload/${file}';\n`;
  });
  return variant === 'payload' ? source.replace('\n', `\n${imports.join('')}`) : source;
}

/** The types that the schemas say values `become`, without the brackets of lists. */
function listPayloadTypes(bundle: SchemaNode): string[] {
  const named = JSON.stringify(bundle).matchAll(/"becomes":"(\w+)/g);
  return [...new Set([...named].map(([, type = '']) => type))].toSorted();
}

function blockRegistry(blockTypes: string[], schemaFiles: ReadonlyMap<string, SchemaNode>): string {
  const rare = new Set(
    blockTypes.filter((type) => schemaFiles.get(`blocks/${type}.schema.json`)?.rare),
  );
  const imports = blockTypes
    .filter((type) => !rare.has(type))
    .map((type) => `import { ${toPascalCase(type)} } from '../blocks/${type}';`);
  const entries = blockTypes.map((type) => {
    const name = toPascalCase(type);
    const late = `lazyBlock(async () => (await import('../blocks/${type}')).${name})`;
    return `'${type}': ${rare.has(type) ? late : name},`;
  });
  return `// ${notice}
import type { BlockRegistry } from '../blocks/block-props';
import { lazyBlock } from '../components/lazy-block';
${imports.join('\n')}

/** The component of each block type. */
export const blockRegistry: BlockRegistry = {
${entries.join('\n')}
};
`;
}

/**
 * Writes the generated files that do not match the schemas and the rules.
 *
 * @returns the paths of the files written
 */
export async function writeGeneratedFiles(folder: string): Promise<string[]> {
  const stale = await findStaleFiles(folder);
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return stale.map(([file]) => file);
}

async function findStaleFiles(folder: string): Promise<[string, string][]> {
  return [...(await generateFiles(folder))].filter(([file, text]) => {
    const path = join(folder, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
}

async function runGenerate(check: boolean): Promise<ExitCode> {
  if (check) {
    const stale = await findStaleFiles(projectFolder);
    for (const [file] of stale) {
      console.error(`${file} does not match its sources. Run: npm run generate`);
    }
    if (stale.length === 0) console.log('All generated files are up to date.');
    return stale.length > 0 ? 1 : 0;
  }
  for (const file of await writeGeneratedFiles(projectFolder)) console.log(`Wrote ${file}.`);
  return 0;
}

if (process.argv[1] === import.meta.filename) {
  await runCommand({
    name: 'generate',
    about:
      'Generates files from schemas, rules and tests: the combined schema, types, registries, the rule index, the reference for editors, the design images, the table of promises and the tables of docs/benchmarks.md.',
    options: { check: flag('reports outdated files without changing them') },
    examples: { '': 'writes every file that does not match its sources' },
    exits: { 0: 'all files match their sources', 1: 'a file does not match (with --check)' },
    run: ({ check }) => runGenerate(check),
  });
}

/**
 * Writes a text the way `npm run check:format` asks for.
 *
 * @param file its ending tells the language
 * @throws Error when the text cannot be read as that language
 */
export async function formatFile(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
