import { isObject } from '../../contract/is-object';
import { isLanguageCode } from '../content/language-code';

/**
 * The languages of a site that has several, the main one first; undefined for a site in one language,
 * and where the list is not one of codes, which the schema reports.
 *
 * @param root a config as it is written, right or wrong
 */
export function readLanguages(root: unknown): readonly [string, ...string[]] | undefined {
  const site = isObject(root) ? root['site'] : undefined;
  const written = isObject(site) ? site['languages'] : undefined;
  if (!Array.isArray(written)) return undefined;
  const codes = written.filter(
    (one): one is string => typeof one === 'string' && isLanguageCode(one),
  );
  const isList = codes.length === written.length && new Set(codes).size === codes.length;
  const [main, ...others] = codes;
  return main !== undefined && isList && others.length > 0 ? [main, ...others] : undefined;
}
