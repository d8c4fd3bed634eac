// @promise A review lists every file in `public/` that was added, changed or removed; its report is
// at most 2 MB

import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { copyProject, removeProject } from '../support/project-copy';
import { expect, test } from '../support/test';

test('a review shows words and pictures of changed pages, in every language', async ({ page }) => {
  // Two builds and the pictures take their time on a busy machine.
  test.setTimeout(180_000);
  const folder = copyProject('review', 'two-languages');
  try {
    const base = join(folder, 'base.json');
    const report = join(folder, 'review.html');
    const text = readFileSync(join(folder, 'site.config.json'), 'utf8');
    const title = '"title": { "en": "Welcome", "es": "Bienvenidos" }';
    expect(text).toContain(title);
    const former = '"title": { "en": "Formerly home", "es": "Antes era el inicio" }';
    writeFileSync(base, text.replace(title, former));
    const args = ['run', '--silent', 'review', '--', '--base', base, '--html', report];
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toContain(report);
    expect(stdout).toContain('== Changed: /\n');
    expect(stdout).toContain('== Changed: /es\n');
    expect(stdout).toContain('(Spanish)');
    expect(status).toBe(0);

    await page.goto(pathToFileURL(report).href);
    for (const [id, word] of Object.entries({ 'page-': 'Welcome', 'page-es': 'Bienvenidos' })) {
      const section = page.locator(`section[id="${id}"]`);
      await expect(section.locator('ins').first()).toHaveText(word);
      await expect(section.locator('del').first()).toContainText(/Formerly|Antes/);
      await section.locator('details:not([open]) > summary').click();
    }
    const pictures = page.getByRole('img', {
      name: /^\/es on a (phone|desktop), (before|after)/,
    });
    const sizes = await pictures.evaluateAll((images) =>
      images.map((image) =>
        image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
      ),
    );
    expect(new Set(sizes.map(([width]) => width))).toEqual(new Set([360, 1280]));
    // Only the banner changed, and that is all there is to see.
    for (const [, height = Infinity] of sizes) expect(height).toBeLessThan(600);
    expect(statSync(report).size).toBeLessThan(2_000_000);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    removeProject(folder);
  }
});
