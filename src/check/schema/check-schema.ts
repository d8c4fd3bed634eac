import type { DefinedError, ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { compileSchema } from './compile-schema';
import { explainSchemaErrors } from './explain-schema-errors';
import { fillWordings } from './wordings';
import { maxDiagnostics, type Diagnostic } from '../diagnostic';
import { isObject } from '../../utils/is-object';
import { deriveDarkColors } from '../../content/colors/derive-dark-colors';

let validate: ValidateFunction<SiteConfig> | undefined;
let validateShape: ValidateFunction<SiteConfig> | undefined;

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
  fillWordings(value);
  fillDarkColors(value);
  validate ??= compileSchema('config');
  if (validate(value)) return { config: value, findings: [], isCut: false };
  const errors = (validate.errors ?? []) as DefinedError[];
  return {
    findings: explainSchemaErrors(errors.slice(0, maxDiagnostics), readWritten()),
    isCut: errors.length >= maxDiagnostics,
  };
}

/**
 * Checks whether a value has the type of a config, and fills in its defaults. Texts may be too long
 * or of the wrong form, and unknown settings may be there.
 */
export function hasShape(value: unknown): value is SiteConfig {
  fillWordings(value);
  fillDarkColors(value);
  validateShape ??= compileSchema('shape');
  return validateShape(value);
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
