import { expect, test } from 'vitest';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PictureAsset } from '../../src/pages/build-context';
import { planPages } from '../../src/pages/plan-pages';
import type { PagePayload } from '../../src/payload/payload';
import { collectFacts } from '../../src/published/structured-data/site-facts';
import { describePage } from '../../src/published/structured-data/describe-page';
import { writeContactFile } from '../../src/published/contact-file';
import { checkChanged, diagnose } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
const sam = { id: 'ruth', name: 'Dr. Sam Lee' };
const page = minimalConfig.routes.findIndex(({ forEach }) => forEach === 'counselors');
const profile = {
  '/entities/counselors': [sam],
  '/entities/posts': [],
  '/embeds': [],
  [`/routes/${page}/title`]: '{counselor.name}, {counselor.title} | Quiet Lake',
  [`/routes/${page}/description`]: '{counselor.description}',
  [`/routes/${page}/blocks`]: [
    {
      type: 'profile',
      counselor: '{counselor.id}',
      actions: [{ label: 'Write to {counselor.firstName}', href: '/contact' }],
      saveContact: 'Save',
    },
  ],
};

function readConfig(changes: object = profile): SiteConfig {
  const { config, problems } = checkChanged({ ...changes });
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return config;
}

function buildProfile(config: SiteConfig): PagePayload {
  const planned = planPages(config, assets).map((one) => one.build());
  const found = planned.find(({ blocks }) => blocks.some(({ block }) => block.type === 'profile'));
  if (!found) throw new Error('There is no profile.');
  return found;
}

test('one warning says that there is no description yet', () => {
  expect(diagnose(profile)).toMatchInlineSnapshot(`
    "warning[CFG0608]: The page "/counselors/ruth" has no description for search results yet. @69:7-8
    warning[CFG0618]: This block is not shown: "posts" has no entries for this block. @123:19-30"
  `);
});

test('the page has the name, and no gap where the title would be', () => {
  const { head, blocks } = buildProfile(readConfig());
  expect(head.title).toBe('Dr. Sam Lee | Quiet Lake');
  expect(head.description).toBe('Dr. Sam Lee: Quiet Lake');
  expect(blocks.map(({ block }) => block)).toMatchObject([
    {
      type: 'profile',
      actions: [{ label: 'Write to Sam' }],
      counselor: {
        name: 'Dr. Sam Lee',
        image: { src: '/_portraits/light/ruth.svg' },
        credentials: [],
        specialties: [],
      },
    },
  ]);
});

test('search engines and address books are told what is known', () => {
  const config = readConfig();
  const described = JSON.stringify(
    describePage(buildProfile(config), config.site, collectFacts(config)),
  );
  expect(described).toContain('"name":"Dr. Sam Lee"');
  expect(described).not.toMatch(/jobTitle|"description"|hasCredential|knowsAbout|undefined/);
  expect(writeContactFile(sam, 'https://quiet-lake.example/sam', config.site)).not.toMatch(
    /TITLE|undefined/,
  );
});

test('the locations of a person are named', () => {
  const address = { street: '1 Hill Road', city: 'Nashville', country: 'US' };
  const places = [
    { id: 'a', name: '{site.name}, harbor', address },
    { id: 'b', name: 'Hill', address },
  ];
  const config = readConfig({
    ...profile,
    '/entities/places': places,
    '/entities/counselors': [{ ...sam, places: ['b', 'a'] }],
  });
  expect(buildProfile(config).blocks[0]?.block).toMatchObject({
    counselor: { places: 'Hill and Quiet Lake, harbor' },
  });
});

test('a location that does not exist is an error', () => {
  const lost = { ...profile, '/entities/counselors': [{ ...sam, places: ['moon'] }] };
  expect(diagnose(lost)).toMatchInlineSnapshot(`
    "error[CFG0406]: There are no places, but this setting needs one. @73:11-17
    warning[CFG0608]: The page "/counselors/ruth" has no description for search results yet. @69:7-8"
  `);
});
