import { expect, test } from 'vitest';
import { describeProblems } from '../../src/editor/server/describe-problems';
import { planFix } from '../../src/editor/server/plan-fix';
import { findSyntaxErrors } from '../../src/check/brackets/find-syntax-errors';
import { deferText } from '../../src/check/json/deferred-text';
import { VersionCheck } from '../../src/check/versions/version-check';
import { applyChanges } from '../../src/editor/model/apply-change';
import type { Change } from '../../src/editor/model/change';
import { planDraft, readText } from '../../src/editor/model/write-config';
import { minimalConfig } from '../check/minimal-config';
import { firstText, openEditor } from './open-editor';

const [post] = minimalConfig.entities.posts;
const files = new Set(['/images/lake.webp', '/pdf/guide.pdf']);

/** Posts with mistakes: one after signs that are spelled in six letters each, and ids that are there twice. */
const text = JSON.stringify({
  ...minimalConfig,
  entities: {
    ...minimalConfig.entities,
    posts: Array.from({ length: 60 }, (_, index) => ({
      ...post,
      id: `post-${index % 50}`,
      slug: `post-${index}`,
      title: `Words by the lake, part ${index}`,
      content: index === 7 ? '<p>ééé <b>Rest</b>, {site.phonne}.</p>' : '<p>Rest.</p>',
    })),
  },
}).replaceAll('é', '\\u00e9');

const edits: Change[] = [
  {
    op: 'set',
    path: ['entities', 'posts', 20, 'content'],
    value: '<p><a href="/no">Words</a></p>',
  },
  { op: 'move', from: ['entities', 'posts', 30], to: ['entities', 'posts', 3] },
];

test('problems have the same places and fixes, whether all of the text is written or what is around them', () => {
  const file = readText(text);
  const { config } = applyChanges(file.config, edits);
  const draft = planDraft(config, file);
  const check = (versionText: typeof draft) =>
    new VersionCheck().check({ value: config, text: versionText }, files);
  const [around, whole] = [check(draft), check(deferText(draft.write()))];

  expect(around.text.length).toBeLessThan(0.5 * whole.text.length);
  const described = describeProblems(around, config);
  expect(described).toEqual(describeProblems(whole, config));
  const fixed = described.flatMap(({ fix }, index) => (fix ? [index] : []));
  expect(fixed.length).toBeGreaterThan(0);
  expect(described.length).toBeGreaterThan(fixed.length);
  for (const index of fixed) expect(planFix(around, index)).toEqual(planFix(whole, index));
});

test('a file that is not JSON is corrected as text: no fix is made of it, whoever asks', async () => {
  const broken = firstText.replace(/\}\s*$/, ',}');
  const editor = await openEditor({ text: broken });
  const { revision } = await editor.read();
  expect(findSyntaxErrors(broken)[0]?.fix).toBeDefined();
  expect((await editor.call('POST', 'fix', { revision, index: 0 })).status).toBe(409);
  expect(editor.readFile()).toBe(broken);
});
