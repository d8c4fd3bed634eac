import type { Embed } from '../../generated/config-types';
import { reservedRef } from '../placeholders/reserved-values';
import { embedProviders } from './providers';

/**
 * An id for a widget whose real one is not known yet: it fits the provider, belongs to no account, and
 * the checks do not let it onto a live site. Undefined where the provider has no such widgets.
 *
 * @param number another one for each widget, from 1
 */
export function makeReservedRef(
  provider: Embed['provider'],
  kind: Embed['kind'],
  number: number,
): string | undefined {
  const form = embedProviders[provider].forms[kind];
  const digits = String(number);
  const widths = [8, 10, 11, 20, 22, 40];
  const candidates = [
    ...widths.map((width) => `Sample${digits.padStart(width - 'Sample'.length, '0')}`),
    `Sample/widget-${digits}`,
    `sample-widget-${digits}`,
    `sample-widget-${digits}/id${digits.padStart(10, '0')}`,
    `sample-widget-${digits}.uk1`,
    `sample-widget-${digits}/sample/sample`,
    `00000000/MUSample${digits.padStart(100, '0')}`,
    `${digits.padStart(10, '0')}/location/${digits.padStart(10, '0')}`,
    `!1mSample${digits.padStart(16, '0')}`,
    digits.padStart(12, '0'),
    digits.padStart(10, '0'),
  ];
  return candidates.find((ref) => form?.ref.test(ref) && reservedRef.test(ref));
}
