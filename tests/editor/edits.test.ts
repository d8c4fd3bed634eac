import { describe, expect, test } from 'vitest';
import { applyChange } from '../../src/editor/model/apply-change';
import type { Json } from '../../src/utils/json';
import type { EditorProblem } from '../../src/editor/model/explain-problem';
import { enqueue } from '../../src/editor/client/state/change-queue';
import { ProblemIndex } from '../../src/editor/client/state/problem-index';
import { insertItem, makeUnique, setValue } from '../../src/editor/model/write-edits';

const type = (name: string, value: string) => ({
  label: 'Change',
  changes: [{ op: 'set' as const, path: [name], value }],
});

const problem = (severity: 'error' | 'warning', path: EditorProblem['path']): EditorProblem => ({
  code: 'CFG0305',
  severity,
  message: 'It is empty.',
  path,
});

describe('changes of a form', () => {
  test('a setting whose group is missing brings the group, and nothing else', () => {
    const config: Json = { site: { name: 'Lantern' } };
    const change = setValue(config, ['theme', 'colors', 'background'], '#FFFFFF');
    expect(applyChange(config, change).config).toEqual({
      site: { name: 'Lantern' },
      theme: { colors: { background: '#FFFFFF' } },
    });
    expect(setValue(config, ['site', 'name'], 'Lamp')).toEqual({
      op: 'set',
      path: ['site', 'name'],
      value: 'Lamp',
    });
  });

  test('the first entry of a list brings the list', () => {
    const config: Json = { entities: {} };
    const change = insertItem(config, ['entities', 'tags'], 0, { id: 'grief' });
    expect(applyChange(config, change).config).toEqual({ entities: { tags: [{ id: 'grief' }] } });
  });

  test('a copy has names of its own', () => {
    const entries: Json[] = [{ id: 'ruth' }, { id: 'ruth-2' }];
    expect(makeUnique({ id: 'ruth', name: 'Ruth' }, entries)).toEqual({
      id: 'ruth-3',
      name: 'Ruth',
    });
    expect(makeUnique({ path: '/' }, [{ path: '/' }])).toEqual({ path: '/home-2' });
    expect(makeUnique({ id: 'eve' }, entries)).toEqual({ id: 'eve' });
    expect(makeUnique('text', ['text'])).toBe('text');
  });

  test('the copy of a page has an address of its own in each language', () => {
    const pages: Json[] = [
      { path: { en: '/about', es: '/nosotras' } },
      { path: { en: '/visit', es: '/nosotras-2' } },
      { path: '/contact' },
    ];
    expect(makeUnique(pages[0] ?? {}, pages)).toEqual({
      path: { en: '/about-2', es: '/nosotras-3' },
    });
    expect(makeUnique({ path: '/visit' }, pages)).toEqual({ path: '/visit-2' });
    expect(makeUnique({ path: { en: '/us', es: '/contact' } }, pages)).toEqual({
      path: { en: '/us', es: '/contact-2' },
    });
  });

  test('letters that wait to be sent replace each other; other changes keep their order', () => {
    const waiting = [
      type('title', 'M'),
      type('title', 'Mo'),
      type('text', 'x'),
      type('title', 'Mov'),
    ].reduce(enqueue, []);
    expect(waiting.map(({ changes }) => changes[0])).toEqual([
      { op: 'set', path: ['title'], value: 'Mo' },
      { op: 'set', path: ['text'], value: 'x' },
      { op: 'set', path: ['title'], value: 'Mov' },
    ]);
  });
});

test('problems are found at their place and counted in all that it is in', () => {
  const index = new ProblemIndex([
    problem('error', ['routes', 1, 'title']),
    problem('warning', ['routes', 1]),
    problem('warning', ['routes', 10]),
  ]);
  expect(index.at(['routes', 1])).toHaveLength(1);
  expect(index.within(['routes', 1])).toEqual({ errors: 1, warnings: 1 });
  expect(index.within([])).toEqual({ errors: 1, warnings: 2 });
  expect(index.within(['site'])).toEqual({ errors: 0, warnings: 0 });
});
