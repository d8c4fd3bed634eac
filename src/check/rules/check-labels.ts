import { type Path, isObject } from '../../utils/json';
import type { SchemaNode } from '../../content/schema/schema-node';
import { definition } from '../../content/schema/walk-schema';
import type { Diagnostic } from '../diagnostic';
import type { RuleContext } from './rule-context';

const labelWord = /\{([a-zA-Z]+)\}/g;

/** The words in braces of a label are those that the site fills in: the ones of the usual text. */
export function checkLabels({ config }: RuleContext): Diagnostic[] {
  return checkGroup(config.labels, definition('Labels'), ['labels']);
}

function checkGroup(group: object, { properties = {} }: SchemaNode, path: Path): Diagnostic[] {
  return Object.entries(group).flatMap(([name, label]: [string, unknown]) => {
    if (isObject(label)) return checkGroup(label, properties[name] ?? {}, [...path, name]);
    if (typeof label !== 'string') return [];
    const usual = properties[properties[name]?.formOf ?? name]?.default;
    const known = listWords(String(usual ?? '')).map(([text]) => text);
    return listWords(label)
      .filter(([text]) => !known.includes(text))
      .map(({ 0: text, index }): Diagnostic => ({
        code: 'CFG0407',
        path: [...path, name],
        message: `${text} does not work in this label.`,
        similar: { to: text, among: known },
        part: { start: index, end: index + text.length },
      }));
  });
}

function listWords(label: string): RegExpExecArray[] {
  return [...label.matchAll(labelWord)];
}
