import * as fc from 'fast-check';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { DiagnosticPlace } from '../../../src/check/diagnostic';
import { createLocator } from '../../../src/check/json/locate';

const text = String.raw`{"a": {"b": "x\"\u00e9\n<b>"}, "c": [1, 22]}`;

function locate(place: Partial<DiagnosticPlace>): string {
  const { start, end } = createLocator(text)({ path: [], ...place });
  return text.slice(start, end);
}

test('a value, its name, or the bracket that opens it', () => {
  expect(locate({ path: ['c', 1] })).toBe('22');
  expect(locate({ path: ['c'] })).toBe('[');
  expect(locate({ path: ['a', 'b'], atKey: true })).toBe('"b"');
  expect(locate({})).toBe('{');
});

test('a value that is not written down is shown at the group around it', () => {
  const { start } = createLocator(text)({ path: ['a', 'x', 'y'] });
  expect(start).toBe(text.indexOf('{"b"'));
  expect(locate({ path: ['a', 'x'], atKey: true })).toBe('{');
});

test('a part of a text is found behind escapes', () => {
  expect(locate({ path: ['a', 'b'], part: { start: 4, end: 7 } })).toBe('<b>');
  expect(locate({ path: ['a', 'b'], part: { start: 1, end: 3 } })).toBe(String.raw`\"\u00e9`);
  expect(locate({ path: ['a', 'b'], part: { start: 2, end: 2 } })).toBe('');
});

/** Each value of a tree, with its path and its name. */
function listNodes(node: Node, path: (string | number)[] = []): [Node, (string | number)[]][] {
  const inside = (node.children ?? []).flatMap((child, index) => {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
    return value ? listNodes(value, [...path, key ? String(key.value) : index]) : [];
  });
  return [[node, path], ...inside];
}

test('in any JSON, each value and each name is found where it is', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
      const written = JSON.stringify(JSON.parse(json), null, indent);
      const spelled = written.replaceAll('a', String.raw`\u0061`).replaceAll(':', ' : ');
      for (const one of [written, isJson(spelled) ? spelled : written]) {
        const root = parseTree(one);
        const locator = createLocator(one);
        for (const [{ offset, length, type, parent }, path] of root ? listNodes(root) : []) {
          // Of a name that comes twice, both find the first.
          if (root && findNodeAtLocation(root, path)?.offset !== offset) continue;
          const end = type === 'object' || type === 'array' ? offset + 1 : offset + length;
          expect(locator({ path })).toEqual({ start: offset, end });
          const key = parent?.type === 'property' ? parent.children?.[0] : undefined;
          if (!key) continue;
          expect(locator({ path, atKey: true })).toEqual({
            start: key.offset,
            end: key.offset + key.length,
          });
        }
      }
    }),
  );
});

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

test('whatever is not JSON, a place in it is found', () => {
  const anyText = fc.array(fc.constantFrom('{', '}', '[', ']', '"a"', '"', ':', ',', '1', ' '));
  fc.assert(
    fc.property(anyText, (parts) => {
      const broken = parts.join('');
      for (const path of [[], ['a'], [0, 'a'], ['a', 1]]) {
        const { start, end } = createLocator(broken)({ path });
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(broken.length + 1);
      }
    }),
  );
});
