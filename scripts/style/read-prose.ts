import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isObject } from '../../src/utils/json';
import { projectFolder } from '../../src/io/project-folder';

/** A text that people read, and where it begins. */
export interface Prose {
  /** what an allowance is for: `docs/editing`, `strings in src` */
  group: string;
  /** from the top folder of the project */
  file: string;
  /** from 1 */
  line: number;
  text: string;
}

/** Reads the prose of a file: all of a Markdown file, texts of a schema, strings and comments of code. */
export function readProse(file: string): Prose[] {
  const content = readFileSync(join(projectFolder, file), 'utf8');
  if (file.endsWith('.md')) return readMarkdown(file, content);
  return file.endsWith('.json') ? readSchema(file, content) : readCode(file, content);
}

function readMarkdown(file: string, content: string): Prose[] {
  const [top = '', folder = ''] = file.split('/');
  const group = folder.includes('.') || folder === '' ? top : `${top}/${folder}`;
  return (
    content
      .replaceAll(/^ *```[^]*?^ *```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
      .replaceAll(/`[^`\n]*`/g, '`…`')
      // The words that people search with are theirs.
      .replaceAll(/<!-- Also: .* -->/g, '')
      .split('\n')
      .map((row, index) => ({
        group,
        file,
        line: index + 1,
        text: row.replaceAll(/\]\([^)]*\)/g, ']').replace(/^(?:\s*(?:[-*>#|]|\d+\.))+\s*/, ''),
      }))
  );
}

const schemaText =
  /^\s*"(?:description|default|title|errorMessage|patternErrorMessage|label)": ("(?:[^"\\]|\\.)*")/;

function readSchema(file: string, content: string): Prose[] {
  return content.split('\n').flatMap((row, index) => {
    const [, written] = schemaText.exec(row) ?? [];
    const text: unknown = written && JSON.parse(written);
    return typeof text === 'string' ? [{ group: 'schema', file, line: index + 1, text }] : [];
  });
}

function readCode(file: string, content: string): Prose[] {
  const [folder] = file.split('/');
  const found: Prose[] = [];
  function add(kind: 'strings' | 'comments', position: number, text: string): void {
    const line = content.slice(0, position).split('\n').length;
    // A single word is a name.
    if (/\w\s+\w/.test(text)) {
      found.push({
        group: `${kind} in ${folder}`,
        file,
        line,
        text: text.replaceAll(/\s+/g, ' ').trim(),
      });
    }
  }
  const { program, comments } = parseSync(file, content);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const { type, value, start } = node;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') {
      add('strings', Number(start), value);
    }
    if (type === 'TemplateElement' && isObject(value)) {
      add('strings', Number(start), String(value['cooked']));
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  for (const { start, value } of comments) {
    add('comments', start, value.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/^\s*\*/gm, ''));
  }
  return found;
}
