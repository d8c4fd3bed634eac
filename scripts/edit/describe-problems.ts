import { createLocator } from '../../src/config/json/locate';
import { readPointer } from '../../src/config/json/json-pointer';
import type { Problem } from '../../src/config/problem';
import type { EditorProblem } from '../../src/editor/editor-api';
import type { Json } from '../../src/editor/model/change';

/**
 * Problems as the editor shows them: at places in the config, not in a text.
 *
 * @param text what was checked; of a config, without line breaks
 */
export function describeProblems(
  problems: readonly Problem[],
  config: Json | undefined,
  text: string,
): EditorProblem[] {
  if (problems.length === 0) return [];
  const locate = createLocator(text);
  return problems.map(({ code, severity, message, hint, path, place, range, fix }) => {
    const places = readPointer(path, config);
    const offset = range.start.column - 1 - locate({ path: places }).start;
    const length = range.end.column - range.start.column;
    return {
      code,
      severity,
      message,
      ...(hint !== undefined && { hint }),
      path: places,
      ...(place !== undefined && { place }),
      ...(config === undefined
        ? { position: range.start }
        : { mark: { start: offset, end: offset + length } }),
      ...(fix && config !== undefined && { fix: { label: fix.title } }),
    };
  });
}
