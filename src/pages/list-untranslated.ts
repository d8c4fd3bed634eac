import { memoizeByString } from '../utils/memoize';
import { isObject } from '../utils/is-object';
import { createTextFinder, readTextForm } from '../payload/mark-languages';

const readForm = memoizeByString(readTextForm);

/**
 * Makes a function that lists the texts of a payload that nobody has translated, as pages show them.
 *
 * @param untranslated texts of the config that are in the main language
 */
export function createUntranslatedLister(
  untranslated: ReadonlySet<string> = new Set(),
): (payload: unknown) => string[] {
  const isUntranslated = createTextFinder(untranslated, readForm);

  function* listTexts(value: unknown): Generator<string> {
    if (typeof value === 'string') {
      if (isUntranslated(value)) yield value;
    } else if (Array.isArray(value) || isObject(value)) {
      for (const child of Object.values(value)) yield* listTexts(child);
    }
  }

  return (payload) => (untranslated.size > 0 ? [...new Set(listTexts(payload))] : []);
}
