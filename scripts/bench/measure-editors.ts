import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { progress } from '../../src/io/progress';
import { editorScript } from '../../src/editor/server/editor-page';
import { EditorProcess } from './editor-process';
import { makeLargeConfig } from './make-large-config';
import { measureEditor, type EditorMeasure } from './measure-editor';

/** More than a practice writes in twenty years. */
const manyPosts = 2000;

/** So many keys are measured at each place. */
const keys = 40;

/** The editor of the site as it is, and with 2,000 more posts. */
export interface EditorMeasures {
  few: EditorMeasure;
  many: EditorMeasure;
}

/**
 * Measures the editor of a site as it is and with 2,000 more posts.
 *
 * @param folder where configs and drafts may be; is made
 */
export async function measureEditors(config: SiteConfig, folder: string): Promise<EditorMeasures> {
  const measure = async (name: string, site: SiteConfig): Promise<EditorMeasure> => {
    progress.begin(`measuring the editor of ${name}`);
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const file = join(own, 'site.config.json');
    writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
    await makeBundles(file);
    return measureEditor(file, site, keys);
  };
  const few = await measure('the current site', config);
  return { few, many: await measure(String(manyPosts), makeLargeConfig(config, manyPosts)) };
}

/** Starts the editor once unmeasured: after a change of its code, that makes the bundles of it. */
async function makeBundles(configFile: string): Promise<void> {
  const editor = await EditorProcess.start(configFile);
  const { ok } = await fetch(new URL(editorScript, editor.address));
  await editor.stop();
  if (!ok) throw new Error('The editor has no code for the browser.');
}
