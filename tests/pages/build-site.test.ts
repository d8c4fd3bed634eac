import { expect, test } from 'vitest';
import { buildSite } from '../../src/pages/build-site';
import { sampleConfig } from '../sample-config';

test('a menu entry with forEach gives a link for each entry, and says who a counselor is', () => {
  const config = structuredClone(sampleConfig);
  config.navigation.menu = [
    {
      label: 'Counselors',
      href: '/counselors',
      links: [
        { label: '{counselor.name}', href: '/counselors/{counselor.id}', forEach: 'counselors' },
      ],
    },
  ];
  expect(buildSite(config).menu).toEqual([
    {
      label: 'Counselors',
      href: '/counselors',
      links: [
        {
          label: 'Ruth Arden',
          href: '/counselors/ruth',
          portrait: '/images/ruth.svg',
          title: 'Grief Counselor',
        },
      ],
    },
  ]);
});

test('works whose licence asks for it are credited, those of one creator together', () => {
  const config = structuredClone(sampleConfig);
  const work = { files: ['/images/a.webp'], creator: 'A. B.', license: 'CC-BY-4.0' as const };
  const source = 'https://creativecommons.org/licenses/by/4.0/';
  config.media = [
    { ...work, title: 'one', source, changes: 'cropped' },
    { ...work, title: 'two', source, changes: 'brightened' },
    { ...work, title: 'three' },
    { ...work, title: 'free', license: 'CC0-1.0' },
  ];
  expect(buildSite(config).credits.items).toEqual([
    { text: '“one”, “two” by A. B., CC-BY-4.0, adapted', href: source },
    { text: '“three” by A. B., CC-BY-4.0' },
  ]);
});
