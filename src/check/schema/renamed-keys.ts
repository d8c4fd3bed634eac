import { type Path, writePointer, isObject } from '../../utils/json';
import { readDay } from '../../content/dates/read-day';
import { readWrittenDay } from '../../content/dates/read-written-day';
import { formatDate } from '../../content/dates/format-date';
import type { Diagnostic } from '../diagnostic';
import { memoizeByObject } from '../../utils/memoize';
import type { SchemaNode } from '../../content/schema/schema-node';
import { readLanguage } from '../../content/languages/read-languages';
import { followReference, siteSchema, walkSchema } from '../../content/schema/walk-schema';

/** What was found while what earlier versions had was replaced. */
export interface RenamedKeys {
  /** a warning with a fix for each, at its place in the file */
  findings: Diagnostic[];
  /** where in the file a value is that has this path now */
  findWritten: (path: Path) => Path;
}

/**
 * Replaces the names that settings and choices had in earlier versions with those they have now,
 * and dates in words with those in digits, so that an older config still makes the same site. The
 * schemas say what they were called: `formerly` on a setting, `formerValues` on a choice; dates have
 * the format `day`. A setting whose present name is there too is left alone.
 *
 * @param root the config as it is written; it is changed, and the order of its settings is kept
 */
export function replaceRenamedKeys(root: unknown): RenamedKeys {
  const findings: Diagnostic[] = [];
  const writtenNames = new Map<string, string>();
  const language = readLanguage(root);

  function findWritten(path: Path): Path {
    if (writtenNames.size === 0) return path;
    return path.map(
      (key, index) => writtenNames.get(writePointer(path.slice(0, index + 1))) ?? key,
    );
  }

  walkSchema(root, siteSchema, (value, node, path) => {
    if (!isObject(value)) return;
    for (const [former, name] of renameSettings(value, node)) {
      writtenNames.set(writePointer([...path, name]), former);
      findings.push({ ...explainFormer(former, name, findWritten([...path, name])), atKey: true });
    }
    for (const [key, { formerValues, format }] of listFormerValues(node)) {
      const former = Object.hasOwn(value, key) ? value[key] : undefined;
      if (typeof former !== 'string') continue;
      const day = format === 'day' ? readWrittenDay(former, language) : undefined;
      if (day !== undefined && day !== former) {
        value[key] = day;
        // Of a day that does not exist, a rule says that alone.
        if (readDay(day) === undefined) continue;
        findings.push(explainDay(day, formatDate(day, language), findWritten([...path, key])));
      }
      if (!formerValues) continue;
      const name = Object.hasOwn(formerValues, former) ? formerValues[former] : undefined;
      if (name === undefined) continue;
      value[key] = name;
      findings.push(explainFormer(former, name, findWritten([...path, key])));
    }
  });
  return { findings, findWritten };
}

/** The settings of a group whose values may be written as in earlier versions. */
const listFormerValues = memoizeByObject(({ properties = {} }: SchemaNode) =>
  Object.entries(properties)
    .map(([key, property]) => [key, followReference(property)] as const)
    .filter(([, { formerValues, format }]) => formerValues !== undefined || format === 'day'),
);

/** The settings of a group that have another name now: the present name and the former one. */
const listFormerNames = memoizeByObject(({ properties = {} }: SchemaNode) =>
  Object.entries(properties).flatMap(([name, { formerly }]) =>
    formerly === undefined ? [] : [[name, formerly] as const],
  ),
);

/** Gives the former and the present name of each setting that it has renamed. */
function renameSettings(group: Record<string, unknown>, node: SchemaNode): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [name, formerly] of listFormerNames(node)) {
    if (Object.hasOwn(group, formerly) && !Object.hasOwn(group, name)) renamed.set(formerly, name);
  }
  if (renamed.size === 0) return renamed;
  for (const [key, value] of Object.entries(group)) {
    Reflect.deleteProperty(group, key);
    group[renamed.get(key) ?? key] = value;
  }
  return renamed;
}

function explainDay(day: string, shown: string, path: Path): Diagnostic {
  return {
    code: 'CFG0312',
    path,
    message: `Dates use digits, year first: "${day}".`,
    hint: `Write "${day}"; pages show "${shown}".`,
    fix: { title: `Write "${day}".`, text: `"${day}"` },
  };
}

function explainFormer(former: string, name: string, path: Path): Diagnostic {
  return {
    code: 'CFG0312',
    path,
    message: `"${former}" is now called "${name}".`,
    hint: `Write "${name}"; the old name still works for now.`,
    fix: { title: `Write "${name}".`, text: `"${name}"` },
  };
}
