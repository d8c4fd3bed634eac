// @promise On a slow connection, nothing on the first screen moves when the remaining styles arrive

import { sampleOf } from '../../runners/is-sample';
import { readTestSite } from '../../sites/read-site';
import { loadWithLateStyles } from '../support/load-with-late-styles';
import { listShiftsSoFar } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/wait-for-frames';

// The styles of what is below the first screen come in a file of their own. On a slow connection, the
// first screen is painted before, and it must not move when they arrive.

const { routes, entities } = JSON.parse(readTestSite('specification').text) as {
  routes: { path: string }[];
  entities: { posts: { slug: string }[] };
};
const pages = routes.map(({ path }) => path).filter((path) => /^\/[a-z-]*$/.test(path));
const posts = entities.posts.map(({ slug }) => `/blog/${slug}`);

for (const [width, height] of sampleOf([
  [412, 915],
  [1280, 800],
] as const)) {
  for (const path of [...sampleOf(posts, 2), ...sampleOf(pages)]) {
    test(`${path} stands still at ${width} × ${height} when its late styles arrive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await loadWithLateStyles(page, path);
      await waitForFrames(page);
      expect(await listShiftsSoFar(page, { most: 0 })).toEqual([]);
    });
  }
}
