import { formatNumber } from '../utils/format-number';
import { useSite } from './site-context';

/** Writes numbers as the language of the site does, in the digits that the build has chosen. */
export function useNumbers(): (value: number) => string {
  const { site, digits = 'latn' } = useSite();
  return (value) => formatNumber(value, site.language, digits);
}
