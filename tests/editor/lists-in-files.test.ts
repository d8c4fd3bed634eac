import { expect, test } from 'vitest';
import { describeProblems } from '../../scripts/edit/describe-problems';
import { checkConfig } from '../../src/config/check-config';
import type { Json } from '../../src/editor/model/change';
import { configWithFiles, post, readFrom } from '../config/lists/list-texts';
import { publicFiles } from '../config/minimal-config';

test('a problem in a file is at its list, with the file in its words, and without a fix', () => {
  const text = JSON.stringify({ ...post, titel: 'x', title: undefined }, null, 2);
  const readListFiles = readFrom({ 'content/posts/rest.json': text });
  const { problems } = checkConfig(configWithFiles, publicFiles, { readListFiles });
  const [described] = describeProblems(problems, JSON.parse(configWithFiles) as Json);
  expect(problems[0]?.fix).toBeDefined();
  expect(described?.message).toBe(
    'content/posts/rest.json, line 12: "titel" is not a setting here.',
  );
  expect(described?.path).toEqual(['entities', 'posts']);
  expect(described?.fix).toBeUndefined();
});
