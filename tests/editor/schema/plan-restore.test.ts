// @promise An earlier version lists the blocks and entries that differ, matched by their content,
// and each can be restored separately, with everything it refers to

import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, type Change } from '../../../src/editor/model/apply-change';
import { listDifferences } from '../../../src/editor/model/list-differences';
import { getIn, isList, type Json } from '../../../src/utils/json';
import { planRestore } from '../../../src/editor/schema/plan-restore';
import { readTestSite } from '../../sites/read-site';
import { listPublicFiles } from '../../../src/io/public-files';
import { checkConfig } from '../../../src/check/check-config';
import { root } from '../documents';

const site = readTestSite('every-part');
const earlier = JSON.parse(site.text) as Json;
const change = (...changes: Change[]) => applyChanges(earlier, changes).config;
const blocks = ['routes', 0, 'blocks'];

/** Restores the differences of some kinds, one after the other, each found anew. */
function restoreAll(start: Json): Json {
  let now = start;
  for (let round = 0; round < 100; round += 1) {
    const next = listDifferences(now, earlier).find(({ kind }) => kind !== 'added');
    if (!next || next.kind === 'added') return now;
    now = applyChanges(now, planRestore({ root, now, earlier }, next)).config;
  }
  return now;
}

function findErrors(config: Json) {
  const { problems } = checkConfig(
    JSON.stringify(config),
    new Set(listPublicFiles(site.publicFolder)),
  );
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

describe('a part of an earlier version', () => {
  test('comes back alone, at its place: what was changed since stays', () => {
    const now = change(
      { op: 'remove', path: [...blocks, 1] },
      { op: 'set', path: [...blocks, 0, 'title'], value: 'Another headline.' },
      { op: 'set', path: ['site', 'name'], value: 'Another name' },
    );
    const removed = listDifferences(now, earlier).find(({ kind }) => kind === 'removed');
    if (removed?.kind !== 'removed') throw new Error('Nothing was removed.');
    const changes = planRestore({ root, now, earlier }, removed);
    const { config, inverses } = applyChanges(now, changes);
    expect(getIn(config, [...blocks, 1])).toEqual(getIn(earlier, [...blocks, 1]));
    expect(getIn(config, [...blocks, 0, 'title'])).toBe('Another headline.');
    expect(getIn(config, ['site', 'name'])).toBe('Another name');
    expect(applyChanges(config, inverses).config).toEqual(now);
  });

  test('comes with the entries that it names and the records of its files; redirects that hide it go', () => {
    const counselors = getIn(earlier, ['entities', 'counselors']);
    const ids = isList(counselors) ? counselors.map((one) => String(getIn(one, ['id']))) : [];
    for (const [index, id] of ids.entries()) {
      const embeds = getIn(earlier, ['embeds']);
      const owned = isList(embeds)
        ? [...embeds.keys()].filter((at) => names(getIn(counselors, [index]), embeds[at]))
        : [];
      const now = change(
        ...owned.toReversed().map((at): Change => ({ op: 'remove', path: ['embeds', at] })),
        { op: 'remove', path: ['entities', 'counselors', index] },
        { op: 'set', path: ['media'], value: [] },
        {
          op: 'set',
          path: ['redirects'],
          value: [{ from: `/people/${id}`, to: '/people' }],
        },
      );
      const list = ['entities', 'counselors'];
      const found = listDifferences(now, earlier).find(
        (one) => one.kind === 'removed' && one.list.join() === list.join(),
      );
      if (found?.kind !== 'removed') throw new Error('Nothing was removed.');
      const { config } = applyChanges(now, planRestore({ root, now, earlier }, found));
      expect(getIn(config, ['entities', 'counselors'])).toEqual(counselors);
      const errors = findErrors(config).filter((message) => message.includes(id));
      expect(errors).toEqual([]);
    }
  });

  test('whatever was removed, changed or moved, restoring part by part ends in that version', () => {
    const routes = getIn(earlier, ['routes']);
    const count = isList(routes) ? routes.length : 0;
    const step = constantFrom('remove', 'retitle', 'move', 'drop-page');
    assert(
      property(
        array(step, { minLength: 1, maxLength: 5 }),
        integer({ min: 0, max: 1e6 }),
        (steps, seed) => {
          let now = earlier;
          for (const [index, kind] of steps.entries())
            now = spoil(now, kind, seed + index * 7919, count);
          expect(restoreAll(now)).toEqual(earlier);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Whether a counselor names a widget. */
function names(counselor: Json | undefined, widget: Json | undefined): boolean {
  return JSON.stringify(counselor).includes(JSON.stringify(getIn(widget, ['id'])));
}

function spoil(config: Json, kind: string, seed: number, count: number): Json {
  const route = seed % count;
  const list = ['routes', route, 'blocks'];
  const all = getIn(config, list);
  if (!isList(all) || all.length < 2) return config;
  const [at, to] = [seed % all.length, (seed >> 3) % all.length];
  const changes: Record<string, Change[]> = {
    remove: [{ op: 'remove', path: [...list, at] }],
    retitle: [{ op: 'set', path: ['routes', route, 'title'], value: `Title ${seed}` }],
    move: [{ op: 'move', from: [...list, at], to: [...list, to] }],
    'drop-page': [{ op: 'remove', path: ['routes', route] }],
  };
  return applyChanges(config, changes[kind] ?? []).config;
}
