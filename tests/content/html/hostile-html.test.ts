import { expect, test } from 'vitest';
import { spreadOf } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import { sanitizeHtml, type RichText } from '../../../src/content/html/sanitize-html';
import { allowedHtml } from '../../../src/content/html/plain-html';
import { checkLink } from '../../../src/content/html/check-link';
import { countTries } from '../../hostile/count-tries';
import { htmlVectors } from '../../hostile/html-vectors';
import {
  fullConfig,
  listSchemaStrings,
  listStringFields,
  putText,
} from '../../hostile/string-fields';
import { publicFiles } from '../../check/minimal-config';

const path = ['entities', 'posts', 0, 'content'];

test('there are at least 150 vectors, each another one', () => {
  expect(new Set(htmlVectors).size).toBe(htmlVectors.length);
  expect(htmlVectors.length).toBeGreaterThanOrEqual(150);
});

test('hostile HTML in a post is refused at its place, or plain text @A2', ({ task }) => {
  const tried = spreadOf(htmlVectors, 6);
  countTries(task, tried.length);
  const accepted = tried.filter((html) => {
    const source = JSON.stringify(putText(fullConfig, [path], html));
    const { problems } = checkConfig(source, publicFiles);
    return !problems.some(
      (problem) => problem.path === `/${path.join('/')}` || problem.path === '',
    );
  });
  const elements = accepted.filter((html) =>
    sanitizeHtml(html).nodes.some((node) => typeof node !== 'string' && node.tag !== 'p'),
  );
  expect(elements).toEqual([]);
  expect(accepted.length).toBeLessThan(10);
});

test('what stays of hostile HTML is on the allow-list, with links that are safe @A2', ({
  task,
}) => {
  countTries(task, htmlVectors.length);
  const harmful = htmlVectors.filter((html) => !isHarmless(sanitizeHtml(html).nodes));
  expect(harmful).toEqual([]);
});

/** Settings of a site in several languages, which the config that the texts go through is not. */
const ofSeveralLanguages = ['SiteIdentity/languages/-', 'SiteIdentity/untranslated'];

test('every string field of the schemas is in the config that the hostile texts go through', () => {
  const tried = [...listStringFields(fullConfig).map(({ name }) => name), ...ofSeveralLanguages];
  expect(sortNames(tried)).toEqual(sortNames(listSchemaStrings()));
});

function sortNames(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b));
}

test('settings of several languages take no other word than theirs @A2', ({ task }) => {
  const tried = spreadOf(htmlVectors, 12);
  countTries(task, tried.length);
  for (const html of tried) {
    const { language: _language, ...site } = fullConfig.site;
    const settings = { ...site, languages: ['en', html], untranslated: html };
    const { problems } = checkConfig(
      JSON.stringify({ ...fullConfig, site: settings }),
      publicFiles,
    );
    const paths = problems.map((problem) => problem.path);
    expect(paths).toContain('/site/languages/1');
    expect(paths).toContain('/site/untranslated');
  }
});

function isHarmless(nodes: RichText): boolean {
  return nodes.every((node) => {
    if (typeof node === 'string') return true;
    const { tag, attributes = {}, children = [] } = node;
    const allowed = allowedHtml.get(tag);
    const isSafe = Object.entries(attributes).every(
      ([name, value]) =>
        allowed?.includes(name) &&
        (name !== 'href' || !checkLink(value)) &&
        (name !== 'src' || value.startsWith('/images/')),
    );
    return allowed !== undefined && isSafe && isHarmless(children);
  });
}
