import type { DefinedError, ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { compileSchema } from './compile-schema';
import { explainSchemaErrors } from './explain-schema-errors';
import { fillDarkColors } from './fill-dark-colors';
import { fillWordings } from './wordings';
import { maxDiagnostics, type Diagnostic } from '../diagnostic';

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
