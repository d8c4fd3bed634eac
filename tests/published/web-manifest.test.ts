import { expect, test } from 'vitest';
import { writeWebManifest } from '../../src/published/web-manifest';
import { sampleConfig } from '../sample-config';

function writeFor(name: string): Record<string, unknown> {
  return JSON.parse(writeWebManifest({ ...sampleConfig, site: { ...sampleConfig.site, name } }));
}

test('the manifest says how the site is called and looks, and that it opens in the browser', () => {
  expect(JSON.parse(writeWebManifest(sampleConfig))).toEqual({
    name: 'Quiet Lake',
    short_name: 'Quiet Lake',
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: sampleConfig.theme.colors.background,
    theme_color: sampleConfig.theme.colors.bar,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
});

test('the short name ends with a word', () => {
  expect(writeFor('Lakelight Counseling')['short_name']).toBe('Lakelight');
  expect(writeFor('The Practice of Ruth')['short_name']).toBe('The Practice');
  expect(writeFor('Seelsorgegemeinschaft am See')['short_name']).toBe('Seelsorgegemeinschaft');
});
