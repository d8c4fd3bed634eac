import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFamily, type Family } from '../../src/check/problems/problem-kind';
import { toPascalCase } from '../../src/content/schema/bundle-schema';
import { projectFolder } from '../../src/io/project-folder';
import { toCamelCase } from './entry-kinds';
import { findNextCode, listRuleFiles } from './rule-index';

/** The families that rules can belong to. */
export const ruleFamilies = [
  'references',
  'safety',
  'quality',
  'navigation',
] as const satisfies Family[];

/**
 * The files of a new block type: a block with a heading and a text, to be changed.
 *
 * @param type `quote` or `opening-hours`
 * @returns path relative to the project → content
 */
export function scaffoldBlock(type: string): Map<string, string> {
  return fillTemplate('block', listSpellings(type));
}

/**
 * The files of a new content type: a list under `entities` whose entries have a title, a text and
 * an image, and cards that link to a page for each of them. To be changed.
 *
 * @param name `event-series` or `partner`
 * @returns path relative to the project → content
 */
export function scaffoldEntity(name: string): Map<string, string> {
  return fillTemplate('entity', { ...listSpellings(name), list: toPlural(toCamelCase(name)) });
}

/**
 * The files of a new rule with the next free code of its family: a rule about the tagline of the
 * site, to be changed, and its test.
 *
 * @param path family and name: `quality/posts-signed`
 * @param folder the project, whose rules have the codes that are taken
 * @returns path relative to the project → content
 */
export function scaffoldRule(path: string, folder: string): Map<string, string> {
  const [family = '', name = ''] = path.split('/');
  if (!isFamily(family)) throw new Error(`There is no family "${family}"`);
  // A problem that may harm visitors keeps the site from being published.
  const severity = family === 'quality' || family === 'navigation' ? 'warning' : 'error';
  const code = findNextCode(listRuleFiles(folder), family);
  return fillTemplate('rule', { ...listSpellings(name), family, code, severity });
}

/**
 * Reads the files of a folder in `scripts/templates/`, in whose paths and texts `__name__` and the
 * like stand for values.
 *
 * @throws Error when a template uses a value that it does not get
 */
function fillTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
): Map<string, string> {
  const folder = join(projectFolder, 'scripts/templates', template);
  const fill = (text: string): string =>
    text.replaceAll(/__([A-Za-z]+)__/g, (match, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The template "${template}" has no ${match}`);
      return value;
    });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file): [string, string] => {
      const path = file.replaceAll('\\', '/').replace(/\.template$/, '');
      return [fill(path), fill(readFileSync(join(folder, file), 'utf8'))];
    });
  return new Map(files);
}

/** A name as files, code and types spell it. */
function listSpellings(name: string): Record<string, string> {
  return { name, camelName: toCamelCase(name), PascalName: toPascalCase(name) };
}

/** `eventSeries` → `eventSeries`, `partner` → `partners`: the name of the list. */
function toPlural(kind: string): string {
  if (kind.endsWith('s')) return kind;
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
