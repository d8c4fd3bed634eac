import { getIn, type Path } from '../json';
import { definition } from '../schema/walk-schema';

/**
 * The color that a site has where its theme names none: the default of the schema.
 *
 * @param path in the theme: `colors`, `primary`
 */
export function readUsualColor([group = '', name = '', ...rest]: Path): string {
  const setting = definition('Theme').properties?.[group]?.properties?.[name];
  return String(getIn(setting?.default, rest));
}
