import { isObject } from '../../contract/is-object';

/**
 * The language that a config names, right or wrong, before it is checked; English where it names none.
 */
export function readLanguage(root: unknown): string {
  const site = isObject(root) ? root['site'] : undefined;
  const language = isObject(site) ? site['language'] : undefined;
  return typeof language === 'string' ? language : 'en';
}
