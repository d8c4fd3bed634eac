import { expect } from 'vitest';
import type { ReadListFiles } from '../../../src/check/check-context';
import { formatProblems } from '../../../src/check/report/format-problems';
import { checkConfig } from '../../../src/check/check-config';
import { minimalConfig, publicFiles } from '../minimal-config';

const { posts: _posts, ...entities } = minimalConfig.entities;

/** The minimal config with its posts in files. */
export const configWithFiles = JSON.stringify(
  { ...minimalConfig, entities: { ...entities, posts: { files: 'content/posts/*.json' } } },
  null,
  2,
);

export const [post] = minimalConfig.entities.posts;

/** Reads files that are only texts: by their names, in this order. */
export function readFrom(texts: Readonly<Record<string, string>>): ReadListFiles {
  return () => ({ files: Object.entries(texts).map(([file, source]) => ({ file, source })) });
}

/** What people read of a config whose posts are in these files. */
export function report(readListFiles: ReadListFiles, text = configWithFiles): string {
  const { problems } = checkConfig(text, publicFiles, { readListFiles });
  expect(problems.length).toBeGreaterThan(0);
  return formatProblems(problems, { text, file: 'site.config.json', color: false });
}
