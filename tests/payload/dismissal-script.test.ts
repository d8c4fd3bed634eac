import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attributes } from '../../src/contract/page-contract';
import { dismissalHash, dismissalScript } from '../../src/payload/dismissal-script';
import { listPageSources } from '../../src/payload/foreign-sources';
import type { PagePayload } from '../../src/payload/payload';
import { writeContentSecurityPolicy } from '../../src/published/content-security-policy';

const page: PagePayload = {
  path: '/',
  head: { title: '', description: '', canonical: '', robots: 'index' },
  header: true,
  footer: true,
  blocks: [],
};

test('the policy of pages with announcements permits this script alone', () => {
  const hash = createHash('sha256').update(dismissalScript).digest('base64');
  expect(dismissalHash).toBe(`'sha256-${hash}'`);
  const [without, withSome] = [page, { ...page, announcements: [] }].map((one) =>
    writeContentSecurityPolicy({ ...listPageSources(one), styleHashes: [] }),
  );
  expect(without).toContain("script-src 'self';");
  expect(withSome).toContain(`script-src 'self' ${dismissalHash};`);
  expect(withSome).toContain("trusted-types 'none'");
});

test('it reads and writes the attributes of the page contract', () => {
  expect(dismissalScript).toContain(`'${attributes.dismissed}'`);
  expect(dismissalScript).toContain(`'[${attributes.dismiss}]'`);
});
