import { isFamily, type Family } from '../../src/config/problems/families';
import { toCamelCase } from './entry-kinds';
import { findNextCode, listRuleFiles } from './rule-index';

/** The families that rules can belong to. */
export const ruleFamilies = [
  'references',
  'safety',
  'quality',
  'navigation',
] as const satisfies Family[];

/**
 * The files of a new rule with the next free code of its family: a rule about the tagline of the
 * site, to be changed, and its test.
 *
 * @param path family and name: `quality/posts-signed`
 * @param folder the project, whose rules have the codes that are taken
 * @returns path relative to the project → content
 */
export function scaffoldRule(path: string, folder: string): Map<string, string> {
  const [family = '', name = ''] = path.split('/');
  if (!isFamily(family)) throw new Error(`There is no family "${family}"`);
  const code = findNextCode(listRuleFiles(folder), family);
  // What may harm visitors keeps the site from being published.
  const severity = family === 'quality' || family === 'navigation' ? 'warning' : 'error';
  return new Map([
    [`src/config/rules/${path}.ts`, writeRule(name, code, severity)],
    [`tests/config/rules/${path}.test.ts`, writeTest(code, severity)],
  ]);
}

function writeRule(name: string, code: string, severity: string): string {
  return `import type { Rule } from '../rule';

/** Say in one sentence what is true of a config that this rule accepts. */
export const ${toCamelCase(name)} = {
  problems: {
    ${code}: {
      severity: '${severity}',
      title: 'The tagline repeats the name.',
      cause: 'Say why this matters to visitors, and what to do about it.',
      example: {
        kind: 'settings',
        bad: { '/site/tagline': 'Quiet Lake' },
        good: { '/site/tagline': 'Company on the way' },
      },
    },
  },
  check: ({ config: { site } }) =>
    site.tagline === site.name
      ? [
          {
            code: '${code}',
            path: ['site', 'tagline'],
            message: 'The tagline is the same as the name.',
            hint: 'Say in a few words what the practice does, or delete "tagline".',
          },
        ]
      : [],
} satisfies Rule;
`;
}

function writeTest(code: string, severity: string): string {
  return `import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

test('${code}: a tagline that is the name', () => {
  expect(diagnose({ '/site/tagline': 'Quiet Lake' })).toMatchInlineSnapshot(
    \`"${severity}[${code}]: The tagline is the same as the name. @11:16-28"\`,
  );
});

test('${code}: a different tagline is fine', () => {
  expect(listCodes({ '/site/tagline': 'Company on the way' })).toEqual([]);
});
`;
}
