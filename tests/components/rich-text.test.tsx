import { expect, test } from 'vitest';
import { RichText } from '../../src/components/rich-text';
import { renderMarkup } from '../blocks/render-block';

test('elements, attributes and text are kept', () => {
  const nodes = [
    { tag: 'ol', attributes: { start: '3' }, children: [{ tag: 'li', children: ['Rest'] }] },
    { tag: 'p', children: ['Line', { tag: 'br' }, 'break'] },
  ];
  expect(renderMarkup(<RichText nodes={nodes} />)).toBe(
    '<ol start="3"><li>Rest</li></ol><p>Line<br/>break</p>',
  );
});

test('headings move down with the text, and no further than they must', () => {
  const nodes = [
    { tag: 'h2', children: ['A'] },
    { tag: 'h3', children: ['B'] },
  ];
  const markup = renderMarkup(<RichText nodes={nodes} topLevel={3} />);
  expect(markup.replaceAll(/ class="[^"]*"/g, '')).toBe('<h3>A</h3><h4>B</h4>');
});

test('pictures load late, have their size, and those without words are passed over by screen readers', () => {
  const picture = { src: '/images/lake.webp', alt: '', width: 640, height: 360 };
  expect(renderMarkup(<RichText nodes={[{ tag: 'img', picture }]} />)).toBe(
    '<picture><img src="/images/lake.webp" alt="" width="640" height="360" loading="lazy" decoding="async"/></picture>',
  );
});

test('links to other sites open in a new tab', () => {
  const nodes = [{ tag: 'a', attributes: { href: 'https://example.org' }, children: ['There'] }];
  expect(renderMarkup(<RichText nodes={nodes} />)).toContain('target="_blank"');
});

test('the place of a table is scrolled, and its cells keep their spans', () => {
  const cell = { tag: 'th', attributes: { scope: 'col', colSpan: '2' }, children: ['Day'] };
  const row = { tag: 'tr', children: [cell] };
  const table = { tag: 'table', children: [{ tag: 'tbody', children: [row] }] };
  const attributes = { role: 'region', 'aria-label': 'Hours', tabIndex: '0' };
  const markup = renderMarkup(<RichText nodes={[{ tag: 'div', attributes, children: [table] }]} />);
  expect(markup.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div role="region" aria-label="Hours" tabindex="0"><table><tbody><tr><th scope="col" colSpan="2">Day</th></tr></tbody></table></div>',
  );
});
