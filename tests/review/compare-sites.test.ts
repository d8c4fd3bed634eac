import { expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import type { FileChange } from '../../src/review/changed-files';
import { compareSites } from '../../src/review/compare-sites';
import { readSiteVersion } from '../../src/review/read-site-version';
import { writeMarkdown } from '../../src/review/write-markdown';
import { writeReport } from '../../src/review/write-report';
import type { SiteConfig } from '../../src/generated/config-types';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('specification');
const assets = await measureAssets(publicFolder);
const before = readSiteVersion('main', Buffer.from(text), assets);

function review(changed: string, files: FileChange[] = []) {
  return compareSites(
    before,
    readSiteVersion('the working copy', Buffer.from(changed), assets),
    files,
  );
}

function reviewEdit(edit: (config: SiteConfig) => void) {
  const config = JSON.parse(text) as SiteConfig;
  edit(config);
  return review(JSON.stringify(config));
}

function findRoute(config: SiteConfig, path: string) {
  const route = config.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no page ${path}`);
  return route;
}

function replace(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

test('the same config makes no difference', () => {
  const same = review(text);
  expect(same).toMatchObject({ pages: [], repeated: [], shared: [], newProblems: [] });
  expect(writeMarkdown(same)).toContain('Nothing changes for visitors');
});

test('a new page is added with all its words', () => {
  const { pages } = reviewEdit((config) => {
    config.routes.push({
      ...findRoute(config, '/about'),
      path: '/grief-group',
      blocks: [{ type: 'banner', layout: 'picture', title: 'An evening for the bereaved' }],
    });
  });
  expect(pages).toMatchObject([
    {
      status: 'added',
      path: '/grief-group',
      changes: [
        { place: ['Banner “An evening for the bereaved”'], after: 'An evening for the bereaved' },
      ],
    },
  ]);
});

test.each([[undefined], ['/counselors']])('a removed page with the redirect %j', (target) => {
  const result = reviewEdit((config) => {
    config.routes = config.routes.filter(({ path }) => path !== '/about');
    if (target) config.redirects.push({ from: '/about', to: target });
  });
  const page = result.pages.find(({ status }) => status === 'removed');
  expect(page?.path).toBe('/about');
  expect(page?.redirect).toBe(target);
  const words = target ? 'Old links redirect to' : 'No redirect';
  expect(writeMarkdown(result)).toContain(words);
});

test('a page with another address is one that moved', () => {
  const { pages } = review(replace('"path": "/about"', '"path": "/about-us"'));
  expect(pages).toMatchObject([{ status: 'moved', oldPath: '/about', path: '/about-us' }]);
});

test('one counselor in the place of another is not a move', () => {
  const { pages } = reviewEdit((config) => {
    const [first] = config.entities.counselors;
    if (first) Object.assign(first, { id: 'grace', name: 'Grace Lind', firstName: 'Grace' });
  });
  const paths = pages.filter(({ status }) => status === 'removed').map(({ path }) => path);
  expect(paths).toContain('/counselors/miriam');
  expect(pages.filter(({ status }) => status === 'moved')).toEqual([]);
});

test('one word of a counselor is reported once for all her pages', () => {
  const { pages, repeated } = review(
    replace('Miriam walks with you after', 'Miriam sits with you after'),
  );
  expect(pages.map(({ path }) => path)).toEqual(['/', '/counselors', '/counselors/miriam']);
  expect(repeated).toHaveLength(1);
  expect(repeated[0]?.paths).toEqual(['/', '/counselors', '/counselors/miriam']);
});

test('a phone number is reported once for all pages, and among the settings', () => {
  const { pages, repeated, shared } = review(replace('555-0142', '555-0199'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.every(({ changes }) => changes.length === 0)).toBe(true);
  expect(repeated.length).toBeLessThanOrEqual(3);
  expect(shared[0]).toMatchObject({
    title: 'The practice',
    changes: [{ before: '(615) 555-0142', after: '(615) 555-0199' }],
  });
});

test('blocks in another order are the same blocks', () => {
  const { pages } = reviewEdit((config) => {
    const route = findRoute(config, '/');
    const [first, second, third, ...rest] = route.blocks;
    if (first && second && third) route.blocks = [first, third, second, ...rest];
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.changes).toMatchObject([{ kind: 'order', place: ['Order of the blocks'] }]);
});

test('a replaced picture and a picture with another content', () => {
  const swapped = review(replace('/images/banner-meadow.jpg', '/images/banner-stream.jpg'));
  const kinds = [
    ...swapped.pages.flatMap(({ changes }) => changes),
    ...swapped.repeated.map(({ example }) => example),
  ];
  expect(kinds).toContainEqual(
    expect.objectContaining({
      kind: 'picture',
      before: '/images/banner-meadow.jpg',
      after: '/images/banner-stream.jpg',
    }),
  );
  const repainted = review(text, [
    { status: 'changed', file: '/images/portrait-miriam.svg', before: 1, after: 2 },
  ]);
  expect(repainted.pages.map(({ path }) => path)).toContain('/counselors/miriam');
});

test('a link in the footer is not a change of pages', () => {
  const { pages, shared } = reviewEdit((config) => {
    const [link] = config.navigation.footer.legal;
    if (link) link.href = '/contact';
  });
  expect(pages).toEqual([]);
  expect(shared).toMatchObject([
    { title: 'Footer', changes: [{ kind: 'link', after: '/contact' }] },
  ]);
});

test('a constant of the behavior is a setting', () => {
  const { shared } = reviewEdit((config) => {
    Object.assign(config, { behavior: { carousel: { interval: 9000 } } });
  });
  expect(shared).toMatchObject([
    {
      title: 'Behavior',
      changes: [{ place: ['Behavior', 'Carousel', 'Interval'], after: '9000' }],
    },
  ]);
});

test('a config with a dangling link says so and is compared all the same', () => {
  const result = reviewEdit((config) => {
    const [link] = config.navigation.footer.legal;
    if (link) link.href = '/nowhere';
  });
  expect(result.newProblems).toHaveLength(1);
  expect(result.shared).toHaveLength(1);
  const markdown = writeMarkdown(result);
  expect(markdown).toContain('cannot be published');
  expect(markdown).toContain('--> site.config.json:');
});

test('a config that is not JSON leaves nothing to compare but its problems', () => {
  const result = review(text.slice(0, -10));
  expect(result).toMatchObject({ comparable: false, pages: [] });
  expect(result.newProblems).toHaveLength(1);
  const { newProblems, fixedProblems } = compareSites(result.after, before, []);
  expect(newProblems).toEqual([]);
  expect(fixedProblems).toHaveLength(1);
});

test('nothing that an editor writes becomes markup in comment or report', () => {
  const result = reviewEdit((config) => {
    const [block] = findRoute(config, '/about').blocks;
    if (block?.type === 'banner')
      block.title = 'Ask @octocat & <b>us</b> #12 [x](/y) https://a.example';
  });
  // Between fences nothing is markup.
  const markdown = writeMarkdown(result).replaceAll(/^(`{3,}).*?^\1$/gms, '');
  expect(markdown).not.toMatch(/@octocat|<b>|#12|\]\(\/y|https:\/\/a/);
  expect(writeReport(result, { pictures: new Map() })).not.toContain('<b>');
});

test('a comment stays within what GitHub takes', () => {
  const result = reviewEdit((config) => {
    for (const post of config.entities.posts) {
      post.content = Array.from(
        { length: 30 },
        (_, line) => `<p>${post.id} ${'words '.repeat(90)}${line}</p>`,
      ).join('');
    }
    const about = findRoute(config, '/about');
    for (let page = 0; page < 40; page++) {
      const title = `Page ${page} `.repeat(8);
      const blocks = Array.from({ length: 20 }, () => ({
        type: 'text' as const,
        text: `<p>${title.repeat(9)}</p>`,
        imageSide: 'left' as const,
        imageShape: 'rounded' as const,
        list: 'plain' as const,
        layout: 'split' as const,
        tone: 'background' as const,
        space: 'normal' as const,
      }));
      config.routes.push({ ...about, path: `/page-${page}`, title, blocks });
    }
  });
  const markdown = writeMarkdown(result);
  expect(markdown.length).toBeLessThan(65_536);
  expect(markdown).toContain('do not fit into a comment');
});

test('a link taken off words is not said to be the words', () => {
  const versions = ['<a href="/counselors">counselors</a>', 'counselors'].map((link) =>
    readSiteVersion('main', Buffer.from(addParagraph(`Ask our ${link} about it.`)), assets),
  );
  const [linked, plain] = versions;
  if (!linked || !plain) throw new Error('There are two versions.');
  const changes = [compareSites(linked, plain, []), compareSites(plain, linked, [])].map(
    ({ pages }) => pages.flatMap((page) => page.changes),
  );
  const place = expect.arrayContaining(['Link on “counselors”']) as unknown;
  expect(changes).toEqual([
    [{ kind: 'link', place, before: '/counselors' }],
    [{ kind: 'link', place, after: '/counselors' }],
  ]);
});

/** The config with one more text on the page about the practice. */
function addParagraph(html: string): string {
  const config = JSON.parse(text) as { routes: { path: string; blocks: unknown[] }[] };
  const about = config.routes.find(({ path }) => path === '/about');
  about?.blocks.push({ type: 'text', tone: 'background', space: 'normal', text: `<p>${html}</p>` });
  return JSON.stringify(config);
}

test('pages that are gone come first, then those with the most changes', () => {
  const { pages } = reviewEdit((config) => {
    const write = (path: string, title: string) => {
      const [block] = findRoute(config, path).blocks;
      if (block && 'title' in block) block.title = title;
    };
    write('/about', 'About us all');
    write('/contact', 'Nothing of this was here before, so that it is another title as a whole');
    config.routes = config.routes.filter(({ path }) => path !== '/terms');
  });
  const own = pages.filter(({ status, changes }) => status !== 'changed' || changes.length > 0);
  expect(own.map(({ path }) => path)).toEqual(['/terms', '/contact', '/about']);
});

test('nothing is said that only programs understand', () => {
  const config = JSON.parse(text) as SiteConfig;
  const widget = config.embeds[0]?.id ?? '';
  const { pages } = reviewEdit((changed) => {
    changed.routes.push({
      ...findRoute(changed, '/about'),
      path: '/new-page',
      title: 'A new page',
      blocks: [
        { type: 'embed', title: 'Book here', embed: widget, tone: 'background', space: 'normal' },
      ],
    });
  });
  const words = JSON.stringify(pages);
  expect(words).toContain('Book here');
  expect(words).not.toMatch(
    /cross-origin|allow-scripts|highlevel|payment|encrypted-media|background/,
  );
});
