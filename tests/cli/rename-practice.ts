import { isObject } from '../../src/utils/json';

/** A config with another name of the practice, which is on every page, whatever it was. */
export function renamePractice(text: string): string {
  const config: unknown = JSON.parse(text);
  if (!isObject(config) || !isObject(config['site'])) throw new Error('This is not a config');
  const name = `Not ${String(config['site']['name'])}`;
  return JSON.stringify({ ...config, site: { ...config['site'], name } }, null, 2);
}
