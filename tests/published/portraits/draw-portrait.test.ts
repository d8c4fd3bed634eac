import { expect, test } from 'vitest';
import { definition } from '../../../src/content/schema/walk-schema';
import type { Illustration } from '../../../src/generated/config-types';
import { drawPortrait } from '../../../src/published/portraits/draw-portrait';
import { sampleConfig } from '../../sample-config';

function listChoices<K extends keyof Illustration>(name: K): Illustration[K][] {
  return definition('Illustration').properties?.[name]?.enum as Illustration[K][];
}

function draw(
  change: Partial<Illustration>,
  name = 'Ada Sample',
  scheme: 'light' | 'dark' = 'light',
) {
  const illustration: Illustration = { object: 'lamp', hour: 'morning', ...change };
  return drawPortrait({ id: 'ada', name, illustration }, sampleConfig.theme, scheme);
}

test('each thing, hour and scheme has a drawing of its own, which is below 4 kB', () => {
  const drawings = listChoices('object').flatMap((object) =>
    listChoices('hour').flatMap((hour) => [
      draw({ object, hour }),
      draw({ object, hour }, undefined, 'dark'),
    ]),
  );
  expect(drawings).toHaveLength(12 * 3 * 2);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(drawings.filter((drawing) => Buffer.byteLength(drawing) >= 4096)).toEqual([]);
  for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN/);
});

function sign(name: string): string | undefined {
  return /<text[^>]*>([^<]*)/.exec(draw({}, name))?.[1];
}

test('it is signed with the capital letters of the name, as far as its script has some', () => {
  expect(sign('Ada Sample')).toBe('A S');
  expect(sign('Bo Example-Featherstonehaugh')).toBe('B E F');
  expect(sign('Émile de <la> Tour')).toBe('É T');
  expect(sign('نور السلام')).toBeUndefined();
});

test('colleagues have other chairs', () => {
  const theme = sampleConfig.theme;
  const illustration: Illustration = { object: 'letter', hour: 'noon' };
  const drawings = Array.from({ length: 30 }, (_, index) =>
    drawPortrait({ id: `person-${index}`, name: '', illustration }, theme, 'light'),
  );
  // Three, each on either side.
  expect(new Set(drawings).size).toBe(6);
});

function drawInitials(name: string, id = 'ada', scheme: 'light' | 'dark' = 'light') {
  return drawPortrait({ id, name }, sampleConfig.theme, scheme);
}

function readInitials(name: string): string | undefined {
  return /<text[^>]*>([^<]*)/.exec(drawInitials(name))?.[1];
}

test('without an illustration, the first and the last initial are drawn', () => {
  expect(readInitials('Ada Sample')).toBe('AS');
  expect(readInitials('Dr. Émile de <la> Tour')).toBe('ÉT');
  expect(readInitials('Prof. Dr. Ada')).toBe('A');
  // Letters that would join stay apart.
  expect(readInitials('نور السلام')).toBe('ن ا');
  expect(readInitials('王小明')).toBe('王');
});

test('initials of colleagues have other colors, and other ones on dark pages', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `person-${index}`);
  expect(new Set(ids.map((id) => drawInitials('A B', id))).size).toBe(6);
  expect(drawInitials('A B')).not.toBe(drawInitials('A B', 'ada', 'dark'));
});
