import { readPointer } from '../../src/config/json/json-pointer';
import type { Problem } from '../../src/config/problem';
import type { EditorProblem } from '../../src/editor/editor-api';
import type { Json } from '../../src/editor/model/change';

/** Problems as the editor shows them: at places in the config, not in a text. */
export function describeProblems(
  problems: readonly Problem[],
  config: Json | undefined,
): EditorProblem[] {
  return problems.map(({ code, severity, message, hint, path, place, range, fix, source }) => ({
    code,
    severity,
    message: source ? `${source.file}, line ${range.start.line}: ${message}` : message,
    ...(hint !== undefined && { hint }),
    // The editor has the list, and not what is in its files: "/entities/posts".
    path: readPointer(source ? path.split('/').slice(0, 3).join('/') : path, config),
    ...(place !== undefined && { place }),
    ...(config === undefined && { position: range.start }),
    ...(fix && !source && config !== undefined && { fix: { label: fix.title } }),
  }));
}
