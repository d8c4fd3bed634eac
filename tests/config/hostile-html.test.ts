import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config';
import { parseRichText, type RichText } from '../../src/config/rich-text';
import { allowedHtml } from '../../src/config/plain-html';
import { checkLink } from '../../src/config/check-link';
import { htmlVectors } from '../hostile/html-vectors';
import { fullConfig, listSchemaStrings, listStringFields, putText } from '../hostile/string-fields';
import { publicFiles } from './minimal-config';

const path = ['entities', 'posts', 0, 'content'];

test('there are at least 150 vectors, each another one', () => {
  expect(new Set(htmlVectors).size).toBe(htmlVectors.length);
  expect(htmlVectors.length).toBeGreaterThanOrEqual(150);
});

test('hostile HTML in a post is refused where it stands, or plain text', () => {
  const accepted = htmlVectors.filter((html) => {
    const source = JSON.stringify(putText(fullConfig, [path], html));
    const { problems } = checkConfig(source, publicFiles);
    return !problems.some(
      (problem) => problem.path === `/${path.join('/')}` || problem.path === '',
    );
  });
  const elements = accepted.filter((html) =>
    parseRichText(html).nodes.some((node) => typeof node !== 'string' && node.tag !== 'p'),
  );
  expect(elements).toEqual([]);
  expect(accepted.length).toBeLessThan(10);
});

test('what stays of hostile HTML is on the allow-list, with links that are safe', () => {
  for (const html of htmlVectors) expectHarmless(parseRichText(html).nodes, html);
});

test('every string field of the schemas is in the config that the hostile texts go through', () => {
  expect(listStringFields(fullConfig).map(({ name }) => name)).toEqual(
    listSchemaStrings().toSorted((a, b) => a.localeCompare(b)),
  );
});

function expectHarmless(nodes: RichText, html: string): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { tag, attributes = {}, children = [] } = node;
    const allowed = allowedHtml.get(tag);
    expect(allowed, html).toBeDefined();
    for (const [name, value] of Object.entries(attributes)) {
      expect(allowed, html).toContain(name);
      if (name === 'href') expect(checkLink(value), html).toBeUndefined();
      if (name === 'src') expect(value, html).toMatch(/^\/images\//);
    }
    expectHarmless(children, html);
  }
}
