import { expect, test } from 'vitest';
import { describeProblems, planFix } from '../../src/editor/server/describe-problems';
import { findSyntaxErrors } from '../../src/check/brackets/find-syntax-errors';
import { formatConfig } from '../../src/check/format-config';
import { VersionCheck } from '../../src/check/versions/version-check';
import { applyChanges, type Change } from '../../src/editor/model/apply-change';
import { readText, writeDraft } from '../../src/editor/model/write-config';
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

test('problems have the same places and fixes in a draft as in the file that it would be', () => {
  const { config } = applyChanges(readText(text).config, edits);
  const draft = writeDraft(config, readText(text));
  const checks = [draft, formatConfig(draft)].map((written) => {
    const checked = new VersionCheck().check({ value: config, text: written }, files);
    const described = describeProblems(checked.problems, written, config);
    const fixed = described.flatMap(({ fix }, index) => (fix ? [index] : []));
    return { described, fixes: fixed.map((index) => planFix(checked, written, index)) };
  });
  const [inDraft, inFile] = checks;
  expect(inDraft?.fixes.length).toBeGreaterThan(0);
  expect(inDraft?.described.length).toBeGreaterThan(inDraft?.fixes.length ?? 0);
  expect(inDraft).toEqual(inFile);
});

test('a file that is not JSON is corrected as text: no fix is made of it, whoever asks', async () => {
  const broken = firstText.replace(/\}\s*$/, ',}');
  const editor = await openEditor({ text: broken });
  const { revision } = await editor.read();
  expect(findSyntaxErrors(broken)[0]?.fix).toBeDefined();
  expect((await editor.call('POST', 'fix', { revision, index: 0 })).status).toBe(409);
  expect(editor.readFile()).toBe(broken);
});
