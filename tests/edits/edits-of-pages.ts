import type { Action, Route, SiteConfig } from '../../src/generated/config-types';
import { removePages } from './remove';
import { replaceLinks } from './replace-links';
import { tidyUp } from './tidy-up';
import type { SiteEdit } from './site-edit';

/** A page that an editor may take off or rename: one that is not made of a list. */
function isOrdinary({ path, forEach }: Route): boolean {
  return path !== '/' && path !== '*' && forEach === undefined;
}

function addPage(config: SiteConfig, path: string): void {
  const back: Action = { label: 'Back to the start', href: '/', style: 'quiet' };
  config.routes.splice(1, 0, {
    path,
    title: `A new page ${path.slice(1)} | ${config.site.name}`,
    description: `A small group that meets online on Thursday evenings: how it works, and how to join it (${path}).`,
    robots: 'index',
    header: true,
    actionBar: true,
    footer: true,
    accent: 'primary',
    quickExit: false,
    blocks: [
      {
        type: 'banner',
        layout: 'picture',
        title: 'A new page',
        subtitle: 'Thursdays, online',
        actions: [back],
      },
      {
        type: 'text',
        text: '<p>We read, we talk, we are quiet together.</p>',
        list: 'plain',
        layout: 'split',
        imageSide: 'right',
        imageShape: 'rounded',
        tone: 'background',
        space: 'normal',
      },
    ],
  });
  const [group] = config.navigation.footer.groups;
  group?.links.unshift({ label: `New page ${path.slice(1)}`.slice(0, 60), href: path });
}

/** So many cards in every list of links: one, or one more than fit into a row. */
function countCards(count: number): SiteEdit {
  return {
    name: `${count}-cards-of-links`,
    apply: (config) => {
      for (const { blocks } of config.routes) {
        for (const block of blocks) {
          if (block.type !== 'card-grid' || block.cards.of !== 'links') continue;
          const { items } = block.cards;
          block.cards.items = Array.from({ length: count }, (_, index) => {
            const model = items[index % items.length];
            if (!model) throw new Error('A grid of links has none.');
            const title =
              index < items.length ? model.title : `${model.title} ${index}`.slice(0, 80);
            return { ...structuredClone(model), title };
          });
        }
      }
    },
  };
}

function countMenu(count: number): SiteEdit {
  return {
    name: `menu-of-${count}`,
    apply: ({ navigation, routes }) => {
      const known = new Set(navigation.menu.map(({ href }) => href));
      const more = routes
        .filter((route) => isOrdinary(route) && route.robots === 'index' && !known.has(route.path))
        .map(({ path }, index) => ({ label: `More, part ${index}`, href: path }));
      const last = navigation.menu.slice(-1);
      const others = [...navigation.menu.slice(0, -1), ...more].slice(0, count - 1);
      navigation.menu = [...others, ...last];
    },
  };
}

/** Changes of pages and of the ways to them. */
export const editsOfPages: readonly SiteEdit[] = [
  { name: 'page-added', apply: (config) => addPage(config, '/evenings') },
  {
    name: 'page-removed',
    apply: (config) => {
      const { legal } = config.navigation.footer;
      // The footer needs one of these links.
      const isNeeded = ({ path }: Route) => legal.every(({ href }) => href === path);
      const gone = config.routes.findLast((route) => isOrdinary(route) && !isNeeded(route));
      removePages(config, (route) => route === gone);
    },
  },
  {
    name: 'pages-renamed',
    apply: (config) => {
      for (const route of config.routes.filter(isOrdinary)) {
        const { path } = route;
        if (config.routes.some((other) => other.path.startsWith(`${path}/`))) continue;
        replaceLinks(config, path, `${path}-now`);
        config.redirects.push({ from: path, to: `${path}-now` });
      }
    },
  },
  countMenu(3),
  countMenu(7),
  countMenu(9),
  ...[1, 2, 4, 5, 7].map(countCards),
  {
    name: 'footer-with-one-group',
    apply: ({ navigation: { footer } }) => {
      footer.groups = footer.groups.slice(0, 1);
      footer.legal = footer.legal.slice(0, 1);
    },
  },
  {
    name: 'quick-exit-everywhere',
    apply: ({ routes }) => {
      for (const route of routes) {
        route.quickExit = true;
        route.accent = 'secondary';
      }
    },
  },
  {
    name: 'blocks-in-another-order',
    apply: (config) => {
      for (const { blocks } of config.routes) {
        const [opening, ...rest] = blocks;
        if (opening) blocks.splice(0, blocks.length, opening, ...rest.toReversed());
      }
      tidyUp(config);
    },
  },
];
