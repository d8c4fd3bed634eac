import { expect, test } from 'vitest';
import { spreadOf } from '../runners/is-sample';
import { readPageContents } from '../policies/read-page-contents';
import { checkConfig } from '../../src/check/check-config';
import { acceptText, stringFields } from '../hostile/accept-text';
import { countTries } from '../hostile/count-tries';
import { renderVariant } from '../hostile/render-variant';
import { addLinkedPages, fullConfig, fullPublicFiles } from '../hostile/string-fields';
import { textVectors } from '../hostile/text-vectors';

test('the config that the hostile texts go through is valid itself', () => {
  const { problems } = checkConfig(JSON.stringify(addLinkedPages(fullConfig)), fullPublicFiles);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what is looked for is found where nothing protects: the control @A2-control', ({ task }) => {
  const harmful = textVectors.filter((text) => listHarm(`<p>${text}</p>`).length > 0);
  countTries(task, harmful.length);
  expect(harmful.length).toBeGreaterThan(15);
});

test.for(spreadOf(textVectors, 12))(
  '%j in every string field: refused there, or harmless on the pages @A2',
  (text, { task }) => {
    countTries(task, stringFields.length);
    const { accepted, config } = acceptText(text);
    expect(accepted.length).toBeLessThan(stringFields.length);
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

function listHarm(html: string): string[] {
  return readPageContents(html).forbidden;
}
