import { readPointer } from '../../src/config/json/json-pointer';
import type { Problem } from '../../src/config/problem';
import type { EditorProblem } from '../../src/editor/editor-api';
import type { Json } from '../../src/editor/model/change';

/** Problems as the editor shows them: at places in the config, not in a text. */
export function describeProblems(
  problems: readonly Problem[],
  config: Json | undefined,
): EditorProblem[] {
  return problems.map(({ code, severity, message, hint, path, place, range, fix }) => ({
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    path: readPointer(path, config),
    ...(place !== undefined && { place }),
    ...(config === undefined && { position: range.start }),
    ...(fix && config !== undefined && { fix: { label: fix.title } }),
  }));
}
