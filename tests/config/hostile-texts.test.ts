import { expect, test } from 'vitest';
import { readPageContents } from '../../scripts/policies/read-page-contents';
import { checkConfig } from '../../src/config/check-config';
import { writePointer } from '../../src/config/json/json-pointer';
import type { Problem } from '../../src/config/problem';
import type { SiteConfig } from '../../src/generated/config-types';
import { renderVariant } from '../hostile/render-variant';
import {
  fullConfig,
  fullPublicFiles,
  listStringFields,
  putText,
  type StringField,
} from '../hostile/string-fields';
import { textVectors } from '../hostile/text-vectors';

const fields = listStringFields(fullConfig);

test('the config that the hostile texts go through is valid itself', () => {
  const { problems } = checkConfig(JSON.stringify(fullConfig), fullPublicFiles);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what is looked for is found where nothing protects: the control', () => {
  const harmful = textVectors.filter((text) => listHarm(`<p>${text}</p>`).length > 0);
  expect(harmful.length).toBeGreaterThan(15);
});

test.each(textVectors)(
  '%j in every string field: refused there, or harmless on the pages',
  (text) => {
    const { accepted, config } = acceptText(text);
    expect(accepted.length).toBeLessThan(fields.length);
    const { pages, redirects } = renderVariant(text, config, '/app.js');
    expect([...pages.map(({ html }) => html), ...redirects].flatMap(listHarm)).toEqual([]);
  },
);

test('texts with HTML are refused by every field', () => {
  expect(acceptText('<img src=x onerror=alert(1)>').accepted).toEqual([]);
});

test('a link that is code is refused by every link, and elsewhere only words', () => {
  const names = acceptText('javascript:alert(1)').accepted.map(({ name }) => name);
  expect(names).toContain('Route/title');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /\/(?:href|url|link|src|to|from)$/i.test(name))).toEqual([]);
});

/** Puts a text into all fields, and takes it out again of those where an error stands. */
function acceptText(text: string): { accepted: readonly StringField[]; config: SiteConfig } {
  let accepted: readonly StringField[] = fields;
  for (;;) {
    const paths = accepted.map(({ path }) => path);
    const source = JSON.stringify(putText(fullConfig, paths, text));
    const { config, problems } = checkConfig(source, fullPublicFiles);
    if (config) return { accepted, config };
    const errors = problems.filter(({ severity }) => severity === 'error');
    const left = accepted.filter(({ path }) => !errors.some((error) => isAbout(error, path)));
    if (left.length === accepted.length) {
      throw new Error(errors.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    }
    accepted = left;
  }
}

/** Whether an error stands at a field or at the group around it, or names the field. */
function isAbout({ path, related = [] }: Problem, field: StringField['path']): boolean {
  const pointer = writePointer(field);
  const isAround = path !== '' && pointer.startsWith(`${path}/`);
  return isAround || path === pointer || related.some((place) => place.path === pointer);
}

function listHarm(html: string): string[] {
  return readPageContents(html).forbidden;
}
