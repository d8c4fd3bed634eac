import type { DefinedError } from 'ajv';
import {
  explainChoiceOfKind,
  explainMissing,
  explainPicture,
  explainUnknown,
} from './explain-names';
import { explainValue } from './explain-values';
import type { Diagnostic } from '../diagnostic';
import type { Path } from '../../utils/json';

/**
 * What an error of Ajv means, in words for the person who edits.
 *
 * @param root the config as it is written, without defaults
 * @param meant the name that was meant by an unknown name, if that is clear
 */
export function explainSchemaError(
  error: DefinedError,
  path: Path,
  root: unknown,
  meant?: string,
): Diagnostic {
  switch (error.keyword) {
    case 'additionalProperties':
      return explainUnknown(error, path, root, meant);
    case 'required':
      return explainMissing(error, path, root);
    case 'discriminator':
      return explainChoiceOfKind(error, path, root);
    case 'oneOf':
      return explainPicture(error, path);
    default:
      return explainValue(error, path, root, nameValue(path));
  }
}

/** What messages call a value: its name, its place in a list, or the whole file. */
function nameValue(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.at(-2);
  return typeof list === 'string' ? `entry ${last + 1} of "${list}"` : `entry ${last + 1}`;
}
