// @promise The site remains usable without popovers, `:has`, view transitions and other features,
// removed one at a time

import { sampleOf } from '../../runners/is-sample';
import { choosePages } from '../site/choose-pages';
import { listTestPages } from '../../sites/list-test-pages';
import type { Visitor } from './drivers/visitor';
import { expect, expectSoon, hydrate, openHydrated, test } from './engine-test';

interface Missing {
  what: string;
  /** takes it away, before any other script of the page */
  script?: string;
  /** spoils what pages, styles and scripts have of it, so that the browser does not know it */
  spoil?: readonly (readonly [RegExp, string])[];
}

const popovers = {
  what: 'popovers',
  script: `for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete HTMLElement.prototype[name];
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      delete HTMLButtonElement.prototype[name];`,
  spoil: [
    [/:popover-open/g, ':unknown-open'],
    [/ popover="/g, ' data-unknown="'],
    [/\bpopover:/g, '"data-unknown":'],
  ] as const,
};

/** What older browsers lack, one by one, as they would be without it. */
const missing: readonly Missing[] = [
  popovers,
  { what: ':has', spoil: [[/:has\(/g, ':unknown-has(']] },
  { what: 'named details', spoil: [[/<details name=/g, '<details data-name=']] },
  { what: 'inert', script: 'delete HTMLElement.prototype.inert;' },
  { what: 'a scheduler', script: 'delete globalThis.scheduler;' },
  { what: 'view transitions', script: 'delete Document.prototype.startViewTransition;' },
  {
    what: 'the end of a scroll',
    script: `for (const { prototype } of [Element, Document]) delete prototype.onscrollend;
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);`,
  },
  { what: 'reports', script: 'delete globalThis.ReportingObserver;' },
  { what: 'AVIF', spoil: [[/image\/avif/g, 'image/unknown']] },
  {
    what: 'balanced lines',
    spoil: [
      [/text-wrap:/g, 'unknown-wrap:'],
      [/\btextWrap:/g, 'unknownWrap:'],
    ],
  },
];

function takeAway({ script = '', spoil = [] }: Missing): (text: string, type: string) => string {
  return (text, type) => {
    const spoilt = spoil.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
    return type.includes('html')
      ? spoilt.replace('<head>', `<head><script>${script}</script>`)
      : spoilt;
  };
}

/** What is seen of the menu of a phone, and what its button says of it. */
async function expectMenu(visitor: Visitor, isOpen: boolean): Promise<void> {
  const toggle = 'header [popovertarget][aria-expanded]';
  await expectSoon(visitor, toggle, { seen: isOpen, said: String(isOpen) }, (wanted) => {
    const link = document.querySelector('nav li a')?.getBoundingClientRect();
    const isInView = link !== undefined && link.width > 0 && link.left < innerWidth;
    return {
      seen: isInView,
      said: document.querySelector(wanted)?.getAttribute('aria-expanded'),
    };
  });
}

async function tryPhoneMenu(visitor: Visitor): Promise<void> {
  const toggle = 'header [popovertarget]';
  await expectMenu(visitor, false);
  await visitor.click(toggle);
  await expectMenu(visitor, true);
  await visitor.press('Escape');
  await expectMenu(visitor, false);
  await visitor.click(toggle);
  await expectMenu(visitor, true);
  await visitor.click('nav [popovertarget]');
  await expectMenu(visitor, false);
}

async function tryControls(visitor: Visitor): Promise<void> {
  await visitor.click('main summary');
  await expectSoon(visitor, 0, true, () => document.querySelector('details')?.open);
  const carousel = '[aria-roledescription=carousel]';
  await visitor.hover(`${carousel} button[aria-label^=Next]`);
  await expectSoon(visitor, 0, true, () => {
    const tip = document.querySelector('[role=tooltip]')?.getBoundingClientRect();
    return tip !== undefined && tip.width > 0 && tip.bottom <= innerHeight;
  });
  // It moves by itself until then.
  await visitor.click(`${carousel} button[aria-label^=Stop]`);
  await visitor.click(`${carousel} [role=tab]:nth-of-type(3)`);
  await expectSoon(visitor, carousel, { seen: 2, dot: 2 }, (wanted) => {
    const row = document.querySelector(`${wanted} [aria-live]`);
    const dots = [...document.querySelectorAll(`${wanted} [role=tab]`)];
    return {
      seen: row && Math.round(row.scrollLeft / row.clientWidth),
      dot: dots.findIndex((dot) => dot.matches('[aria-selected=true]')),
    };
  });
}

/** Errors only: a browser may warn of what it does not know. */
function listErrors(visitor: Visitor): string[] {
  return (visitor.messages ?? []).filter((message) => message.startsWith('error'));
}

// One of each kind; a missing page is an error that the console names.
const pages = choosePages(listTestPages('specification')).filter(({ path }) => path !== '/404');

for (const each of sampleOf(missing)) {
  test(`a browser without ${each.what} has the whole site`, async ({ visitor, network }) => {
    network.rewrite(takeAway(each));
    await visitor.resize(390, 800);
    await visitor.open('/');
    await tryPhoneMenu(visitor);
    await hydrate(visitor);
    await tryPhoneMenu(visitor);
    await tryControls(visitor);
    await visitor.click('header [popovertarget]');
    await visitor.click('nav a[href="/book-a-session"]');
    await expectSoon(visitor, 0, '/book-a-session H1', () =>
      [location.pathname, document.activeElement?.tagName].join(' '),
    );
    await expectMenu(visitor, false);
    for (const { path } of sampleOf(pages)) {
      await openHydrated(visitor, path);
    }
    expect(listErrors(visitor)).toEqual([]);
  });
}

test('a browser that is older still has the pages, without the app', async ({
  visitor,
  network,
}) => {
  network.rewrite(
    takeAway({ what: 'styles', script: 'delete Document.prototype.adoptedStyleSheets;' }),
  );
  await visitor.resize(390, 800);
  await visitor.open('/');
  await tryPhoneMenu(visitor);
  await visitor.click('main summary');
  await expectSoon(visitor, 0, true, () => document.querySelector('details')?.open);
  await visitor.click('header [popovertarget]');
  await visitor.click('nav a[href="/book-a-session"]');
  await expectSoon(visitor, 0, '/book-a-session', () => location.pathname);
  expect(network.asked.filter((path) => /start-app|react-client/.test(path))).toEqual([]);
});

test('without script and popovers, the menu is a row that covers nothing', async ({
  visitor,
  network,
}) => {
  const spoil = [...popovers.spoil, [/<script type="module"/g, '<script type="unknown"'] as const];
  network.rewrite(takeAway({ ...popovers, spoil }));
  await visitor.resize(390, 800);
  await visitor.open('/');
  const shown = await visitor.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const links = [...document.querySelectorAll('nav > div > ul > li > a')];
    return {
      isCovered: !document.elementFromPoint(200, 400)?.closest('main'),
      beyond: links.filter((link) => link.getBoundingClientRect().bottom > header).length,
      links: links.length > 3,
      toggle: document.querySelector('[popovertarget]')?.getBoundingClientRect().width,
    };
  });
  expect(shown).toEqual({ isCovered: false, beyond: 0, links: true, toggle: 0 });
  await visitor.click('nav a[href="/book-a-session"]');
  await expectSoon(visitor, 0, '/book-a-session', () => location.pathname);
});
