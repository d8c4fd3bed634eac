// @promise For each image, exactly the files that pages, feeds or data request are created: in a
// build from scratch, in a later one and in one merged from parts

import { expect, test } from 'vitest';
import { planSite } from '../../src/build/outputs/plan-site';
import { loadConfig } from '../../src/build/load-config';
import { listPictureFiles, listPictureNames } from '../../src/published/list-addresses';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite } from '../sites/read-site';

const app = { key: '', script: '/assets/app.js', outputs: [] };

// Of a picture, those files are made that the HTML of a page asks for.
test.each(['specification', 'every-part', 'another-practice', 'right-to-left'] as const)(
  '%s: each picture in the data of a page is in its HTML',
  async (name) => {
    const { configFile, publicFolder } = readTestSite(name);
    const { config } = loadConfig({ configFile, publicFolder });
    if (!config) throw new Error(`${configFile} was refused`);
    const { languages } = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
    const [{ site, rendering, pages }] = languages;
    const renderPage = createPageRenderer(site, rendering);
    let shown = 0;
    for (const planned of pages) {
      const page = planned.build();
      const files = listPictureFiles(renderPage(page).html);
      for (const picture of listPictureNames(JSON.stringify(page))) {
        const isShown = files.some((file) => file.includes(`/${picture}-`));
        expect([page.path, picture, isShown]).toEqual([page.path, picture, true]);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(3);
  },
);
