import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Post } from '../../src/generated/config-types';
import { projectFolder } from '../../src/io/project-folder';
import { installPeer } from './install-peer';
import { runRecorded, type RunMeasure } from './run-recorded';

/** A generator of sites that others use, in a version that is named. */
export interface Peer {
  /** what its command is called */
  command: 'astro' | 'eleventy';
  /** the folders of its templates */
  templates: readonly string[];
  /** what tables call it, besides its package */
  note?: string;
  /** as npm knows it */
  package: string;
  version: string;
  /** other packages that its site needs */
  with?: readonly string[];
  args: readonly string[];
  /** where it puts the site */
  out: string;
  /** what it remembers of the last build */
  caches: readonly string[];
}

const templates = join(import.meta.dirname, 'peers');
const typeface = join(
  projectFolder,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const [majorOfNode = 0] = process.versions.node.split('.').map(Number);

/** In the newest version that this Node can run: since version 6, Astro needs Node 22. */
const astro = {
  command: 'astro',
  package: 'astro',
  version: majorOfNode < 22 ? '5.18.2' : '7.3.5',
  args: ['build', '--silent'],
  out: 'dist',
  caches: ['.astro', 'node_modules'],
} as const;

const peers: readonly Peer[] = [
  { ...astro, templates: ['astro'] },
  {
    ...astro,
    templates: ['astro', 'astro-share-images'],
    note: 'with share images',
    with: ['astro-og-canvas@0.13.2'],
  },
  {
    command: 'eleventy',
    templates: ['eleventy'],
    package: '@11ty/eleventy',
    version: '3.1.8',
    args: ['--quiet'],
    out: '_site',
    caches: [],
  },
];

/** A peer, and the folder that has it in its `node_modules`. */
export interface InstalledPeer extends Peer {
  folder: string;
}

/** Installs what is not there yet. @throws Error when the registry cannot be reached */
export async function installPeers(): Promise<InstalledPeer[]> {
  const installed: InstalledPeer[] = [];
  for (const peer of peers) {
    const folder = await installPeer(peer.package, peer.version, peer.with);
    installed.push({ ...peer, folder });
  }
  return installed;
}

/** Writes a site of a peer with these posts, and says where. */
export function writePeerSite(peer: InstalledPeer, posts: readonly Post[]): string {
  const folder = join(peer.folder, `site-${posts.length}`);
  rmSync(folder, { recursive: true, force: true });
  for (const name of peer.templates) {
    cpSync(join(templates, name), folder, { recursive: true });
  }
  cpSync(typeface, join(folder, 'figtree.woff2'));
  cpSync(join(templates, 'site.css'), join(folder, 'site.css'));
  const postFolder = join(folder, 'posts');
  mkdirSync(postFolder);
  for (const post of posts) writeFileSync(join(postFolder, `${post.slug}.md`), writePost(post));
  // What Eleventy is told of all posts.
  const shared = { layout: 'post.njk', tags: 'posts' };
  writeFileSync(join(postFolder, 'posts.json'), JSON.stringify(shared));
  return folder;
}

/** As Markdown, which their guides begin with. */
function writePost({ title, excerpt, date, content }: Post): string {
  const text = content
    .replaceAll(/<h2>(.*?)<\/h2>/g, '## $1\n\n')
    .replaceAll('<p>', '')
    .replaceAll('</p>', '\n\n');
  const facts = { title, excerpt, day: date };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, `date: ${date}`, '---', '', text].join('\n');
}

/** Builds a site of a peer, with nothing known of an earlier build. */
export function buildPeer(peer: InstalledPeer, folder: string): RunMeasure {
  for (const name of [peer.out, ...peer.caches]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return runRecorded([findProgram(peer), ...peer.args], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    usageFile: join(folder, 'usage.json'),
    messages: 'inherit',
  });
}

/** The file that a package names for its command, which is elsewhere in each version. */
function findProgram(peer: InstalledPeer): string {
  const folder = join(peer.folder, 'node_modules', peer.package);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Readonly<Record<string, string>>;
  };
  return join(folder, bin[peer.command] ?? '');
}
