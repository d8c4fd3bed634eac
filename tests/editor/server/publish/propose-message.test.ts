import { expect, test } from 'vitest';
import { proposeMessage } from '../../../../src/editor/server/publish/propose-message';
import { makeSite } from '../../../../src/editor/make-site/make-site';
import { measureAssets } from '../../../../src/io/measure-assets';
import { compareSites } from '../../../../src/review/compare-sites';
import { readSiteVersion } from '../../../../src/review/read-site-version';
import { isJsonObject, type Json } from '../../../../src/utils/json';
import { applyChange } from '../../../../src/editor/model/apply-change';
import { readTestSite } from '../../../sites/read-site';
import { answers } from '../../make-site/made-site';

const site = readTestSite('specification');
const assets = await measureAssets(site.publicFolder);

function propose(before: Json, after: Json): string {
  const [old, current] = [before, after].map((config) =>
    readSiteVersion('a version', Buffer.from(JSON.stringify(config)), assets),
  );
  if (!old || !current) throw new Error('Two versions are compared.');
  return proposeMessage(compareSites(old, current, []));
}

function change(...texts: [path: (string | number)[], value: Json][]): string {
  const before = JSON.parse(site.text) as Json;
  const after = texts.reduce(
    (config, [path, value]) => applyChange(config, { op: 'set', path, value }).config,
    before,
  );
  return propose(before, after);
}

test('the site that was made of a sample is told in one line, which sums it up', () => {
  const sample = JSON.parse(site.text) as Json;
  if (!isJsonObject(sample)) throw new Error('The sample is not a group.');
  const message = propose(sample, makeSite(sample, answers).config);
  expect(message).toMatch(/^Set up the website: name, people and \d+ more changes$/);
});

test('one change is named, and of several, those that fit into a line', () => {
  expect(change([['routes', 0, 'title'], 'Movement'])).toMatch(/^Change .*[Tt]itle/);
  const longLine = change(
    ...[0, 1, 2, 3, 4].map((route): [(string | number)[], Json] => [
      ['routes', route, 'title'],
      `Another title ${route}`,
    ]),
  );
  expect(longLine).toMatch(/^Change \/\S*, .*/);
  expect(longLine.length).toBeLessThanOrEqual(72);
  expect(longLine).not.toContain('\n');
});
