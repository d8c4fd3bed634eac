// @promise No statement about the people in the sample is applied to anyone else, and no blank or
// invented ID goes live

import { expect, test } from 'vitest';
import { reservedRef, standIns } from '../../src/content/placeholders/reserved-values';
import { embedProviders, isEmbedProvider } from '../../src/content/embeds/providers';
import { makeReservedRef } from '../../src/content/embeds/reserved-ref';
import type { Embed } from '../../src/generated/config-types';

const forms = Object.entries(embedProviders).flatMap(([provider, { forms: own }]) =>
  isEmbedProvider(provider)
    ? Object.keys(own).map((kind) => [provider, kind as Embed['kind']] as const)
    : [],
);

test.each(forms)('%s has ids that stand in for widgets of the kind %s', (provider, kind) => {
  const refs = [1, 2, 1045].map((number) => makeReservedRef(provider, kind, number));
  expect(new Set(refs).size).toBe(3);
  for (const ref of refs) {
    expect(ref).toMatch(embedProviders[provider].forms[kind]?.ref ?? /^$/);
    expect(ref).toMatch(reservedRef);
  }
});

test('there is none for what a provider does not have', () => {
  expect(makeReservedRef('spotify', 'booking', 1)).toBeUndefined();
});

test('a blank is known as a sample text, other brackets are not', () => {
  const text = 'Ask [___] or [____], not [PDF], [_] or [sic].';
  const found = [...text.matchAll(standIns.words)].map(([word]) => word);
  expect(found).toEqual(['[___]', '[____]']);
});
