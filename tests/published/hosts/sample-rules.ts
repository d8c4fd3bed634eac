import { buildHostRules, type PublishedPage } from '../../../src/published/hosts/host-rules';

/** What a page needs that has no widget. */
export const noSources = { frames: [], scripts: [], forms: [], permissions: {} };

export const samplePages: PublishedPage[] = [
  { path: '/', sources: noSources, styleHashes: ['sha256-home'] },
  {
    path: '/book',
    sources: {
      frames: ['https://widget.example'],
      scripts: [],
      forms: [],
      permissions: { payment: ['https://widget.example'] },
    },
    styleHashes: ['sha256-base'],
  },
  { path: '/shelter', sources: noSources, styleHashes: ['sha256-base'], quickExit: true },
  { path: '/404', sources: noSources, styleHashes: ['sha256-lost'] },
];

/**
 * A home page, a page with a widget, one with a quick exit, a 404 page, pictures, two redirects, and a
 * folder that moved.
 */
export const sampleRules = buildHostRules(
  {
    redirects: [
      { from: '/old', to: '/book' },
      { from: '/gone', to: 'https://other.example/a?b=$1' },
      { from: '/news/*', to: '/blog/*' },
    ],
  },
  samplePages,
  ['images'],
);
