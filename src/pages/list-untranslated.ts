import { memoizeByString } from '../utils/memoize';
import { listTexts } from '../utils/json';
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
  return (payload) =>
    untranslated.size > 0 ? [...new Set(listTexts(payload))].filter(isUntranslated) : [];
}
