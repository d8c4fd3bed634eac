import { expect, test } from 'vitest';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { Announcement } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map<string, number>(),
  videoCodecs: new Map(),
};

const closed: Announcement = {
  id: 'winter-break',
  text: '<p>{site.name} is closed.</p>',
  pages: [],
  dismissible: true,
};

function build(...announcements: Announcement[]) {
  const config = structuredClone(sampleConfig);
  config.entities.announcements = announcements;
  const context = createBuildContext(config, assets);
  return new Map(
    expandRoutes(config).map((expanded) => [
      expanded.path,
      buildPage(expanded, context).announcements,
    ]),
  );
}

test('an announcement is on all pages, with its placeholders filled in', () => {
  for (const announcements of build(closed).values()) {
    expect(announcements).toEqual([
      {
        key: expect.stringMatching(/^winter-break-[0-9a-f]{8}$/),
        text: [{ tag: 'p', children: ['Quiet Lake is closed.'] }],
        dismissible: true,
      },
    ]);
  }
});

test('it is on the named pages alone; the others know that the site has some', () => {
  const [first = '', ...others] = build(closed).keys();
  const shown = build({ ...closed, pages: [first] });
  expect(shown.get(first)).toHaveLength(1);
  expect(others.length).toBeGreaterThan(0);
  for (const path of others) expect(shown.get(path)).toEqual([]);
});

test('a new text is shown to those who closed the one before', () => {
  const [before, after] = [closed, { ...closed, text: '<p>We are back.</p>' }].map(
    (one) => [...build(one).values()][0]?.[0]?.key,
  );
  expect(before).toBeDefined();
  expect(after).not.toBe(before);
});

test('it has a button, and only those that may be closed can be', () => {
  const action = { label: 'Other help', href: '/', style: 'second' as const };
  const [shown] = build({ ...closed, action, dismissible: false }).values();
  expect(shown?.[0]).toHaveProperty('action', action);
  expect(shown?.[0]).not.toHaveProperty('dismissible');
});

test('pages of a site without announcements do not mention them', () => {
  for (const announcements of build().values()) expect(announcements).toBeUndefined();
});
