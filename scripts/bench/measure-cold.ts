import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { readSiteFiles } from '../../src/build/outputs/read-site-files';
import { ShareImages } from '../../src/build/share-images/share-images';
import { DrawingCache } from '../../src/io/cache/cache-files';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { configName } from '../../src/io/project-folder';
import { workFolder } from './build-config';

const program = join(engineFolder, 'src/cli/pagewright.mjs');

const rounds = 3;

/** Titles of the first images are set in sizes and letters that were not drawn before. */
const imageCounts = { first: 40, following: 200 };

/** Seconds of the clock in each round, and the costs of a share image. */
export interface ColdMeasure {
  first: number[];
  second: number[];
  editor: number[];
  images: {
    /** CPU milliseconds for one of the first images, and for one of those that follow */
    first: number;
    following: number;
    kilobytes: number;
  };
}

/**
 * Measures the first build of the site of the project, as a host runs it after `npm ci`, the second one, the
 * first start of the editor, and share images.
 */
export async function measureCold(config: SiteConfig, publicFolder: string): Promise<ColdMeasure> {
  const first: number[] = [];
  const second: number[] = [];
  const editor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = copySite();
    first.push(build(folder));
    second.push(build(folder));
    // One after the other, each with the whole computer.
    // oxlint-disable-next-line no-await-in-loop
    editor.push(await startEditor(copySite()));
  }
  return { first, second, editor, images: await measureShareImages(config, publicFolder) };
}

/** The shipped site in a folder without caches. */
function copySite(): string {
  const folder = join(workFolder, 'cold');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of [configName, '.translations.json', 'public']) {
    cpSync(join(engineFolder, name), join(folder, name), { recursive: true });
  }
  return folder;
}

/** @returns seconds */
function build(folder: string): number {
  const start = performance.now();
  execFileSync(process.execPath, [program, 'build', '--quiet'], { cwd: folder, stdio: 'ignore' });
  return (performance.now() - start) / 1000;
}

/** @returns seconds */
async function startEditor(folder: string): Promise<number> {
  const start = performance.now();
  const editor = spawn(process.execPath, [program, 'edit'], {
    cwd: folder,
    // It opens no browser there.
    env: { ...process.env, CI: 'true', EDIT_PORT: '4597' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(editor, 'exit');
  try {
    let said = '';
    for await (const data of editor.stdout) {
      said += String(data);
      const [address] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(said) ?? [];
      if (address === undefined) continue;
      await (await fetch(address)).text();
      return (performance.now() - start) / 1000;
    }
    throw new Error(`The editor ended: ${said}`);
  } finally {
    editor.kill();
    await ended;
  }
}

async function measureShareImages(
  config: SiteConfig,
  publicFolder: string,
): Promise<ColdMeasure['images']> {
  const drawings = new DrawingCache(join(workFolder, 'drawings'));
  const named = { shown: new Set<string>(), logo: config.site.logo, theme: config.theme };
  const { typefaces, logo } = await readSiteFiles(named, publicFolder, drawings);
  const files = { logo, typefaces, publicFolder, painters: new Map() };
  const images = new ShareImages(config, files, drawings);
  const titles = (config.entities.posts ?? []).map(({ title }) => title);
  let bytes = 0;
  let drawn = 0;
  const draw = async (count: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let image = 0; image < count; image += 1, drawn += 1) {
      const title = `${titles[drawn % titles.length]} (${drawn})`;
      const head = { title, description: title, canonical: '', robots: 'index' } as const;
      // oxlint-disable-next-line no-await-in-loop
      const made = await images.plan(head).make();
      bytes += (made as Uint8Array).length;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  };
  // With the first one comes what all have in common, and the code.
  await draw(1);
  const first = await draw(imageCounts.first);
  const following = await draw(imageCounts.following);
  return { first, following, kilobytes: bytes / drawn / 1000 };
}
