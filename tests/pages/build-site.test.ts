import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeTitle } from '../../src/components/note';
import { definition } from '../../src/content/schema/walk-schema';
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
          portrait: '/images/lake.webp',
          title: 'Grief Counselor',
        },
      ],
    },
  ]);
});

test('a menu shows of an entry what the schema of its kind says, of others the name alone', () => {
  const config = structuredClone(sampleConfig);
  const links = [{ label: '{post.title}', href: '/{post.slug}', forEach: 'posts' as const }];
  config.navigation.menu = [{ label: 'News', href: '/news', links }];
  const listLinks = () => buildSite(config).menu[0]?.links ?? [];
  const [plain] = listLinks();
  expect(Object.keys(plain ?? {})).toEqual(['label', 'href']);

  const { entityKind } = definition('Post');
  if (!entityKind) throw new Error('Posts are not a kind of entry');
  entityKind.menu = { picture: 'image', text: 'title' };
  const [shown] = listLinks();
  delete entityKind.menu;
  const [post] = config.entities.posts;
  expect(shown).toEqual({ ...plain, portrait: post?.image?.src, title: post?.title });
});

test('the menu shows the smallest file of a portrait, because photos are not published whole', () => {
  const config = structuredClone(sampleConfig);
  const links = [
    { label: '{counselor.name}', href: '/{counselor.id}', forEach: 'counselors' as const },
  ];
  config.navigation.menu = [{ label: 'Counselors', href: '/counselors', links }];
  const lake = { width: 1200, height: 900, variants: { name: 'lake-1a2b', colors: '#123456' } };
  const [entry] = buildSite(config, new Map([['/images/lake.webp', lake]])).menu;
  expect(entry?.links?.[0]).toMatchObject({ portrait: '/assets/pictures/lake-1a2b-160.webp' });
});

test('the crisis line of the menu may name the phone number of the practice', () => {
  const config = structuredClone(sampleConfig);
  expect(buildSite(config).crisisLine).toBeUndefined();
  config.navigation.crisisLine = '<p>Call {site.phone}.</p>';
  expect(buildSite(config).crisisLine).toEqual([
    { tag: 'p', children: [`Call ${config.site.phone}.`] },
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

test('what all pages load has no prices, offline text or record of the sample', () => {
  const config = structuredClone(sampleConfig);
  config.site.currency = 'USD';
  config.site.prices = [{ id: 'session', amount: 120 }];
  config.site.sampleTexts = '1abcdef';
  config.navigation.topBar = { label: 'A session is {price.session}', href: '/' };
  const { topBar, site } = buildSite(config);
  expect(topBar?.label).toBe('A session is $120');
  expect(site).not.toHaveProperty('prices');
  expect(site).not.toHaveProperty('offlineText');
  expect(site).not.toHaveProperty('sampleTexts');
});

test('help in a crisis is for each country that its notice has numbers of', () => {
  const config = structuredClone(sampleConfig);
  const [notice] = config.entities.notices;
  if (!notice) throw new Error('The sample has a notice');
  config.entities.notices = [{ ...notice, kind: 'crisis', region: 'DE', otherRegions: ['AT'] }];
  config.navigation.footer.notice = notice.id;
  const { crisis } = buildSite(config);
  expect(crisis).toMatchObject({ region: 'Germany', otherRegions: ['Austria'] });
  const title = renderToStaticMarkup(
    createElement(NoticeTitle, { notice: crisis ?? { title: '' } }),
  );
  expect(title).toContain('(<span>Germany, Austria</span>)');
});
