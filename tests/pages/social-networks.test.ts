import { expect, test } from 'vitest';
import { networkIcons } from '../../src/generated/icons';
import type { SocialLink } from '../../src/generated/config-types';
import { definition } from '../../src/content/schema/walk-schema';
import { buildSite } from '../../src/pages/build-site';
import { describePractice } from '../../src/published/structured-data/describe-practice';
import { sampleConfig } from '../sample-config';

const bluesky: SocialLink = {
  network: 'Bluesky',
  href: 'https://bsky.app/profile/quiet-lake.example',
};
const { social } = sampleConfig.site;

test('there is an icon for each network', () => {
  const named = definition('SocialLink').properties?.['network']?.enum;
  expect(Object.keys(networkIcons)).toEqual(named);
});

test('one network is named with the contacts; several are icons in the footer', () => {
  const one = buildSite(sampleConfig);
  expect(one.networks).toBeUndefined();
  expect(one.contact).toContainEqual({ label: 'Instagram', href: social?.href });

  const config = structuredClone(sampleConfig);
  config.site.moreSocial = [bluesky];
  const several = buildSite(config);
  expect(several.networks?.map(({ label }) => label)).toEqual(['Instagram', 'Bluesky']);
  expect(several.networks?.[1]).toEqual({
    label: 'Bluesky',
    href: bluesky.href,
    icon: networkIcons.Bluesky,
  });
  expect(several.contact.map(({ label }) => label)).not.toContain('Instagram');
});

test('search engines learn of all of them', () => {
  const config = structuredClone(sampleConfig);
  expect(describePractice(config)).toHaveProperty('sameAs', social?.href);
  config.site.moreSocial = [bluesky];
  expect(describePractice(config)).toHaveProperty('sameAs', [social?.href, bluesky.href]);
});
