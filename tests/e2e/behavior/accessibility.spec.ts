import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { openCarousel } from '../support/carousel';
import { countAnswers } from '../support/count-answers';
import { openStill } from '../support/open-still';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';

const menuButton = (page: Page) => page.locator('header button', { hasText: 'Menu' });
const regionB = (page: Page) => page.locator('[role=region][aria-label*=F8]');

async function failToLoad(page: Page): Promise<void> {
  await openStill(page, '/terms');
  await page.route('**/_data/about.json', (route) => route.fulfill({ status: 500 }));
  await page
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** How a visitor comes to see each state that passes, or that depends on the width. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the menu or a sub-menu open': async (page) => {
    await page.goto('/');
    await hydrate(page);
    const opener = page.getByRole('button', { name: 'Show Resources pages' });
    await ((await menuButton(page).isVisible()) ? menuButton(page) : opener).click();
    await expect(page.getByRole('link', { name: 'Podcast', exact: true }).first()).toBeVisible();
  },
  'a confirmation': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStill(page, '/blog/cancel-parent-culture');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
  },
  'the message that there is no connection': async (page) => {
    await openStill(page, '/terms');
    await page.context().setOffline(true);
    await expect(regionB(page)).toContainText('offline');
  },
  'the message of a new version': async (page) => {
    await openStill(page, '/terms');
    await page.route('**/_site.json', (route) => route.fulfill({ json: { version: 'newer' } }));
    await passTime(page, 300_000);
    await expect(regionB(page)).toContainText('new version');
  },
  'the message of a page that does not come': async (page) => {
    await failToLoad(page);
    await expect(regionB(page).getByRole('alert')).toContainText('could not be loaded');
  },
};

/** How a visitor comes to see each state that stays, whatever the width. */
const lastingStates: typeof states = {
  'an answer open': async (page) => {
    await page.goto('/');
    await hydrate(page);
    await page.locator('main details summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  },
  'the carousel stopped': async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { stop, start } = await openCarousel(page);
    await stop.click();
    await expect(start).toBeVisible();
  },
  'the page of an error': async (page) => {
    const answers = countAnswers(page, '/_data/about.json');
    await failToLoad(page);
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      await expect.poll(answers).toBe(index + 1);
      await passTime(page, pause);
    }
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  },
  'the 404 page': async (page) => {
    await page.goto('/no-such-page');
    await hydrate(page);
  },
};

const widths = sampleOf([360, 768, 1280]);

for (const [name, show] of Object.entries(states)) {
  for (const width of widths) {
    test(`${name}, ${width} pixels wide: no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await show(page);
      // axe waits for timers.
      await page.clock.resume();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

for (const [name, show] of Object.entries(lastingStates)) {
  test(`${name}: no accessibility violation at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await page.clock.resume();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findViolations(page), `${width} pixels wide`).toEqual([]);
    }
  });
}

for (const forcedColors of sampleOf(['none', 'active'] as const)) {
  test(`the keyboard goes through the home page from top to bottom and always shows where it is (forced colors: ${forcedColors})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await hydrate(page);
    const names: string[] = [];
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const last = (globalThis as { last?: Element }).last;
        (globalThis as { last?: Element }).last = element;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const order = last ? last.compareDocumentPosition(element) : 4;
        return {
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          follows: Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING),
          outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        };
      });
      if (!focus) break;
      expect(focus, focus.name).toMatchObject({ follows: true, outlined: true });
      expect(focus.name.trim()).not.toBe('');
      names.push(focus.name.trim());
    }
    expect(names[0]).toBe('Skip to main content');
    for (const name of ['Home', 'Book A Session', 'Next testimonial', 'Privacy']) {
      expect(names).toContain(name);
    }
    expect(names.length).toBeGreaterThan(40);
  });
}

function readLine(element: Element): string {
  const { borderBottomWidth, textDecorationLine } = getComputedStyle(element);
  return `${borderBottomWidth} ${textDecorationLine}`;
}

test.describe('with forced colors', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto('/');
    await hydrate(page);
  });

  test('the dot of the shown testimonial looks different from the others @long', async ({
    page,
  }) => {
    const dots = page.getByRole('tab');
    const [shown, second, third] = await Promise.all(
      [0, 1, 2].map((index) => dots.nth(index).screenshot()),
    );
    expect(second?.equals(third ?? Buffer.alloc(0))).toBe(true);
    expect(shown?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });

  test('buttons keep an edge, and the current page its line @long', async ({ page }) => {
    const buttons = await page.locator('main .MuiButtonBase-root:not(summary, [aria-label])').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      await expect(button).toHaveCSS('border-top-style', 'solid');
    }
    const current = page.locator('nav [aria-current=page]').first();
    const other = page.locator('nav a:not([aria-current])').first();
    expect(await current.evaluate(readLine)).not.toBe(await other.evaluate(readLine));
  });
});
