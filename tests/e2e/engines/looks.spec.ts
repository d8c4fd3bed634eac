// @promise Every page can be read without JavaScript
// @promise No phone number is split across lines, and no line begins with the period after one

import { listTestPages } from '../../sites/list-test-pages';
import { readTestSite } from '../../sites/read-site';
import { choosePages } from '../site/choose-pages';
import { asRgb, readTheme } from '../support/site-theme';
import { expect, openHydrated, test } from './engine-test';

// No driver can set these in all browsers: the styles are changed on their way instead.

const theme = readTheme(readTestSite('specification').builtFolder);
const pages = choosePages(listTestPages('specification')).filter(({ path }) => path !== '/404');

test('every kind of page can be read without script', async ({ visitor, network }) => {
  network.rewrite((text, type) =>
    type.includes('html')
      ? text.replaceAll('<script type="module"', '<script type="unknown"')
      : text,
  );
  for (const { path, blocks } of pages) {
    await visitor.open(path);
    const seen = await visitor.evaluate(() => ({
      heading: document.querySelector('h1')?.innerText !== '',
      blocks: document.querySelectorAll('main > :not([hidden])').length,
      hidden: [...document.querySelectorAll('main img')].filter(
        (image) => getComputedStyle(image).opacity === '0',
      ).length,
      isWide: document.documentElement.scrollWidth > innerWidth,
    }));
    expect(seen, path).toEqual({
      heading: true,
      blocks: expect.any(Number),
      hidden: 0,
      isWide: false,
    });
    expect(seen.blocks, path).toBeGreaterThanOrEqual(blocks.length);
  }
  await visitor.open('/');
  await visitor.click('main summary');
  expect(await visitor.evaluate(() => document.querySelector('details')?.open)).toBe(true);
  expect(network.asked.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('dark colors come with the page', async ({ visitor, network }) => {
  network.rewrite((text) =>
    text.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, '(min-width: 1px)'),
  );
  await visitor.open('/privacy');
  const colors = await visitor.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    heading: getComputedStyle(document.querySelector('h1') ?? document.body).color,
  }));
  const { background, heading } = theme.darkColors;
  expect(colors).toEqual({ background: asRgb(background), heading: asRgb(heading) });
});

test('on paper there are all answers and testimonials, and no menu, button or video', async ({
  visitor,
  network,
}) => {
  network.rewrite((text) => text.replaceAll(/@media print\b/g, '@media screen'));
  await openHydrated(visitor, '/');
  const count = (selector: string, least = 0) =>
    visitor.evaluate(
      (wanted, height) =>
        [...document.querySelectorAll(wanted)].filter(
          (element) => element.getBoundingClientRect().height > height,
        ).length,
      selector,
      least,
    );
  expect(await count('main details > :not(summary)', 20)).toBe(3);
  expect(await count('nav a, button, video')).toBe(0);
  const places = await visitor.evaluate(() =>
    [...document.querySelectorAll('[aria-live] figure')].map(
      (figure) => figure.getBoundingClientRect().left,
    ),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(new Set(places).size).toBe(1);
});

/** Phone numbers that are broken, or whose full stop begins the next line. */
function listBrokenNumbers(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')]
    .filter((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      if (/^[.,;:)]/.test(link.nextSibling?.textContent ?? '')) {
        range.setEnd(link.nextSibling ?? link, 1);
      }
      const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
      return Math.max(...bottoms) - Math.min(...bottoms) > 9;
    })
    .map((link) => link.innerText);
}

test('no phone number is broken, and no line begins with its full stop', async ({ visitor }) => {
  for (const path of ['/contact', '/thrive-portland']) {
    await visitor.open(path);
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await visitor.resize(width, 800);
      expect(await visitor.evaluate(listBrokenNumbers), `${path}, ${width}`).toEqual([]);
    }
  }
});
