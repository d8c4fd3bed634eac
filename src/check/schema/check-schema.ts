import type { DefinedError, ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { compileSchema } from './compile-schema';
import { explainSchemaErrors, isBranch } from './explain-schema-errors';
import { fillWordings } from './wordings';
import { maxDiagnostics, type Diagnostic } from '../diagnostic';
import { isObject, getIn } from '../../utils/json';
import { deriveDarkColors } from '../../content/colors/derive-dark-colors';
import { definition, followReference } from '../../content/schema/walk-schema';
import { readFirstName } from '../../content/entities';

let validate: ValidateFunction<SiteConfig> | undefined;

/** Keywords that limit values of the right type. Images need one of two settings; types do not say so. */
const limits = new Set([
  'additionalProperties',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'oneOf',
]);

/**
 * Checks a value against the schema and fills in its defaults. `config` is the same value, present
 * when nothing was found. `isCut` says that there may be more findings than these.
 *
 * @param readWritten reads the value again, as it is written; called when there are findings
 */
export function checkSchema(
  value: unknown,
  readWritten: () => unknown,
): { config?: SiteConfig; findings: Diagnostic[]; isCut: boolean } {
  if (isConfig(value)) return { config: value, findings: [], isCut: false };
  const errors = listErrors();
  return {
    findings: explainSchemaErrors(errors.slice(0, maxDiagnostics), readWritten()),
    isCut: errors.length >= maxDiagnostics,
  };
}

/**
 * Checks whether a value has the type of a config, and fills in its defaults. Texts may be too long
 * or of the wrong form, and unknown settings may be there. With more mistakes than are looked at, nobody
 * knows: it has not.
 */
export function hasShape(value: unknown): value is SiteConfig {
  if (isConfig(value)) return true;
  const errors = listErrors();
  return (
    errors.length < maxDiagnostics &&
    errors.every((error) => limits.has(error.keyword) || isBranch(error))
  );
}

function isConfig(value: unknown): value is SiteConfig {
  fillWordings(value);
  fillDarkColors(value);
  fillFirstWords(value);
  validate ??= compileSchema();
  return validate(value);
}

/** The errors of the check before. */
function listErrors(): DefinedError[] {
  return (validate?.errors ?? []) as DefinedError[];
}

/**
 * Fills in the dark colors that follow from light ones, before the schema fills in the usual ones.
 *
 * @param root a config as it is written, right or wrong; it is changed
 */
export function fillDarkColors(root: unknown): void {
  const theme = isObject(root) ? root['theme'] : undefined;
  if (!isObject(theme)) return;
  for (const { path, color } of deriveDarkColors(theme)) {
    const last = path.length - 1;
    let group = theme;
    for (const name of path.slice(0, last)) {
      const key = String(name);
      // `null` is a mistake that the schema reports, not a group left out.
      if (group[key] === undefined) group[key] = {};
      const inner = group[key];
      if (!isObject(inner)) return;
      group = inner;
    }
    group[String(path[last])] = color;
  }
}

/** The settings of entries that begin as the first word of another one: the first name of a counselor. */
const firstWords = Object.entries(definition('Entities').properties ?? {}).flatMap(
  ([list, { items = {} }]) =>
    Object.entries(followReference(items).properties ?? {}).flatMap(
      ([name, { firstWordOf: source }]) => (source === undefined ? [] : [{ list, name, source }]),
    ),
);

function fillFirstWords(root: unknown): void {
  for (const { list, name, source } of firstWords) {
    const entries = getIn(root, ['entities', list]);
    for (const entry of Array.isArray(entries) ? entries.filter(isObject) : []) {
      const text = entry[source];
      if (entry[name] === undefined && typeof text === 'string' && text !== '') {
        entry[name] = readFirstName(text);
      }
    }
  }
}
