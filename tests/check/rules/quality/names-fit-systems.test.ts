// @promise Names of files, pages and redirects that Windows or macOS do not allow are warnings, and
// no upload gets one

import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { diagnose, listCodes, writeChanged } from '../../check-changed';
import { minimalConfig, publicFiles } from '../../minimal-config';

/** What is said of more files in public/. */
function listWarnings(...files: string[]): string[] {
  const { problems } = checkConfig(writeChanged({}), new Set([...publicFiles, ...files]));
  return problems.filter(({ code }) => code === 'CFG0686').map(({ message }) => message);
}

test('CFG0686: files whose names Windows and macOS cannot have', () => {
  expect(listWarnings('/as-is/a.jpg', '/as-is/A.jpg')).toEqual([
    'The names "public/as-is/a.jpg" and "public/as-is/A.jpg" differ only in capital letters: Windows and macOS would keep only one of the two files.',
  ]);
  expect(listWarnings('/images/con.jpg')).toEqual([
    'The file "public/images/con.jpg" does not work on Windows because of the name "con.jpg".',
  ]);
  for (const file of ['/NUL.png', '/aux/a.jpg', '/as-is/com1.x.pdf', '/as-is/a.', '/LPT9.jpg']) {
    expect([file, listWarnings(file)]).toEqual([file, [expect.stringContaining(file)]]);
  }
  expect(listWarnings('/images/contact.jpg', '/images/com.jpg', '/images/a.con')).toEqual([]);
});

test('CFG0686: pages and redirects that become such files', () => {
  const [, , , post] = minimalConfig.routes;
  expect(diagnose({ '/routes/-': { ...post, forEach: undefined, path: '/con' } })).toContain(
    'warning[CFG0686]: The page "/con" does not work on Windows because of the name "con".',
  );
  expect(diagnose({ '/redirects/-': { from: '/nul/x', to: '/contact' } })).toMatchInlineSnapshot(
    `"warning[CFG0686]: The redirect from "/nul/x" does not work on Windows because of the name "nul". @152:15-23"`,
  );
  expect(listCodes({ '/redirects/-': { from: '/console', to: '/contact' } })).toEqual([]);
});
