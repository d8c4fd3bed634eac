import { expect, test } from 'vitest';
import type { SiteConfig } from '../../src/generated/config-types';
import { buildEmbedWidget } from '../../src/pages/build-embed';
import { buildPlaceSummary } from '../../src/pages/build-place';
import { buildSite } from '../../src/pages/build-site';
import { writeContactFile } from '../../src/published/contact-file';
import { describePractice } from '../../src/published/structured-data/describe-practice';
import { sampleConfig } from '../sample-config';

const { phone: _phone, email: _email, ...site } = sampleConfig.site;
const config: SiteConfig = { ...sampleConfig, site };

test('a practice without a phone number or email address shows none', () => {
  const names = buildSite(config).contact.map(({ href }) => href);
  expect(names.filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([]);
  expect(JSON.parse(JSON.stringify(describePractice(config)))).not.toHaveProperty('telephone');
  const contact = writeContactFile({ name: 'Ruth Arden', title: 'Counselor' }, '', site);
  expect(contact).not.toMatch(/TEL|EMAIL|undefined/);
  const place = {
    id: 'here',
    name: 'Here',
    address: { street: '1 Street', city: 'Bonn', country: 'DE' },
  };
  expect(
    buildPlaceSummary({ ...place, phones: [], hours: [], specialHours: [] }, config).phones,
  ).toEqual([]);
});

test('a widget offers a call only where there is a number', () => {
  const fallback = { label: 'Open it' };
  const widget = {
    id: 'one',
    provider: 'cal',
    kind: 'booking',
    ref: 'ruth/talk',
    title: 'Talk',
  } as const;
  expect(buildEmbedWidget({ ...widget, fallback }, config)).not.toHaveProperty('phone');
  const own = { ...fallback, phone: '(615) 555-0188' };
  expect(buildEmbedWidget({ ...widget, fallback: own }, config)).toHaveProperty('phone');
});
