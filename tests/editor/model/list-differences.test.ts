// @promise An earlier version lists the blocks and entries that differ, matched by their content,
// and each can be restored separately, with everything it refers to

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/utils/json';
import { listDifferences } from '../../../src/editor/model/list-differences';

const words = ['harbor', 'lantern', 'meadow', 'river', 'window', 'garden', 'mountain', 'autumn'];
/** A block with a text of its own. */
const block = (number: number, title = `Title ${words[number]}`, type = 'text'): Json => ({
  type,
  title,
  text: `A ${words[number]} by the ${words[(number + 3) % 8]}, with ${words[number]}s all around it.`,
});
const page = (...blocks: Json[]): Json => ({ routes: [{ path: '/', title: 'Home', blocks }] });
const counselor = (id: string, name: string): Json => ({
  id,
  name,
  about: 'Listens first, and asks about the river and the garden.',
});
const place = (index: number) => ['routes', 0, 'blocks', index];

describe('what is different in an earlier version', () => {
  test('is the block that was removed, not the one that is in its place now', () => {
    const [hero, text, questions, clients] = [
      block(0, 'Welcome', 'hero'),
      block(1),
      block(2, 'Questions', 'accordion'),
      block(3, 'What clients say', 'carousel'),
    ];
    const edited = block(0, 'You are welcome', 'hero');
    expect(
      listDifferences(page(edited, text, clients), page(hero, text, questions, clients)),
    ).toEqual([
      { kind: 'changed', now: place(0), before: place(0) },
      { kind: 'removed', before: place(2), list: ['routes', 0, 'blocks'], position: 2 },
    ]);
  });

  test('is found by what blocks say, where all are of one type and several were changed', () => {
    const edited = block(2, 'Another title');
    expect(
      listDifferences(
        page(edited, block(3), block(4)),
        page(block(0), block(1), block(2), block(3), block(4)),
      ),
    ).toEqual([
      { kind: 'removed', before: place(0), list: ['routes', 0, 'blocks'], position: 0 },
      { kind: 'removed', before: place(1), list: ['routes', 0, 'blocks'], position: 0 },
      { kind: 'changed', now: place(0), before: place(2) },
    ]);
  });

  test('is the setting of a page or of the site, and the order of blocks', () => {
    const now: Json = {
      site: { name: 'A', phone: '1' },
      routes: [{ path: '/', title: 'Start', blocks: [block(1), block(0), block(5)] }],
    };
    const then: Json = {
      site: { name: 'B', email: 'a@example.org' },
      routes: [{ path: '/', title: 'Home', blocks: [block(0), block(1)] }],
    };
    expect(listDifferences(now, then)).toEqual([
      { kind: 'changed', now: ['site', 'name'], before: ['site', 'name'] },
      { kind: 'unset', now: ['site', 'email'], before: ['site', 'email'] },
      { kind: 'set', now: ['site', 'phone'] },
      { kind: 'changed', now: ['routes', 0, 'title'], before: ['routes', 0, 'title'] },
      { kind: 'added', now: place(2) },
      { kind: 'order', now: ['routes', 0, 'blocks'], order: [1, 0] },
    ]);
  });

  test('is an entry, also where its id is another one', () => {
    const list = ['entities', 'counselors'];
    const now: Json = { entities: { counselors: [counselor('ana-m', 'Ana')] } };
    const then: Json = {
      entities: { counselors: [counselor('ana', 'Ana'), { id: 'b', name: 'Bo' }] },
    };
    expect(listDifferences(now, then)).toEqual([
      { kind: 'changed', now: [...list, 0], before: [...list, 0] },
      { kind: 'removed', before: [...list, 1], list, position: 1 },
    ]);
    expect(listDifferences(now, now)).toEqual([]);
  });
});
