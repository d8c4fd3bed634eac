// @promise A page or entry removed in the editor leaves a redirect from each of its URLs unless you
// decline it

import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { getIn, type Json, type Path } from '../../../src/utils/json';
import { leadOn, planRedirects, removeItems } from '../../../src/editor/schema/plan-redirects';

const both = { en: 'A title', es: 'Un título' };

const config: Json = {
  site: { language: 'en', languages: ['en', 'es'] },
  entities: { counselors: [{ id: 'ruth' }, { id: 'hanna' }] },
  embeds: [{ id: 'film' }],
  routes: [
    { path: '/', title: both },
    { path: { en: '/team', es: '/equipo' }, title: both },
    {
      path: { en: '/team/{counselor.id}', es: '/equipo/{counselor.id}' },
      title: both,
      forEach: 'counselors',
    },
    { path: '/team/{counselor.id}/book', title: both, forEach: 'counselors' },
    { path: '/prices', title: 'Prices' },
    { path: '*' },
  ],
};

function plan(...paths: Path[]): string[] {
  return planRedirects(config, removeItems(paths)).map(({ from, to }) => `${from} → ${to}`);
}

test('the addresses of an entry lead to the next page above that stays, in each language', () => {
  expect(plan(['entities', 'counselors', 0])).toEqual([
    '/team/ruth → /team',
    '/team/ruth/book → /team',
    '/es/equipo/ruth → /es/equipo',
    '/es/team/ruth/book → /es',
  ]);
});

test('the addresses of a page lead to the home page where there is none above', () => {
  expect(plan(['routes', 1])).toEqual(['/team → /', '/es/equipo → /es']);
  expect(plan(['routes', 4])).toEqual(['/prices → /']);
});

test('they lead to a page that is chosen, in its language; to the one above where it goes, too', () => {
  const removals = removeItems([['entities', 'counselors', 0]]);
  const lead = (goal: string) =>
    planRedirects(config, removals, goal).map(({ from, to }) => `${from} → ${to}`);
  expect(lead('/team/hanna')).toEqual([
    '/team/ruth → /team/hanna',
    '/team/ruth/book → /team/hanna',
    '/es/equipo/ruth → /es/equipo/hanna',
    '/es/team/ruth/book → /es/equipo/hanna',
  ]);
  expect(lead('/prices').at(-1)).toBe('/es/team/ruth/book → /es');
  expect(lead('/team/ruth')[0]).toBe('/team/ruth → /team');
});

test('nothing leads on from the home page, the error page, and what has no page', () => {
  expect(plan(['routes', 0])).toEqual([]);
  expect(plan(['routes', 5])).toEqual([]);
  expect(plan(['embeds', 0])).toEqual([]);
});

test('the redirects are added in the same step, and taken back with it', () => {
  const changes = leadOn(config, removeItems([['entities', 'counselors', 0]]));
  const { config: after, inverses } = applyChanges(config, changes);
  expect(getIn(after, ['redirects'])).toHaveLength(4);
  expect(applyChanges(after, inverses).config).toEqual(config);
});
