import type { Page } from '@playwright/test';
import { expect, hydrate } from './test';

/** The carousel of the home page and its parts. */
export function findCarousel(page: Page) {
  const root = page.locator('[aria-roledescription="carousel"]');
  const tabs = root.getByRole('tab');
  const row = root.locator('[aria-live]');
  return {
    root,
    tabs,
    row,
    slides: root.locator('[role=tabpanel]'),
    stop: root.getByRole('button', { name: 'Stop automatic slide show' }),
    start: root.getByRole('button', { name: 'Start automatic slide show' }),
    previous: root.getByRole('button', { name: 'Previous testimonial' }),
    next: root.getByRole('button', { name: 'Next testimonial' }),
    /** nothing glides any more, and what is chosen is what one sees */
    settle: () =>
      expect
        .poll(() =>
          root.evaluate((element) => {
            const chosen = [...element.querySelectorAll('[role=tab]')].findIndex((tab) =>
              tab.matches('[aria-selected=true]'),
            );
            const slides = element.querySelector('[aria-live]');
            return slides && Math.abs(slides.scrollLeft - chosen * slides.clientWidth) < 1;
          }),
        )
        .toBe(true),
    /** the slide that is chosen, and none but it, from 1 */
    expectShown: async (number: number) => {
      await expect(root.locator('[aria-selected=true]')).toHaveAccessibleName(`${number} of 4`);
      await expect(root.locator('[role=tabpanel]:not([inert])')).toHaveAccessibleName(
        `${number} of 4`,
      );
    },
  };
}

export type Carousel = ReturnType<typeof findCarousel>;

/** Opens the home page, hydrated, with the carousel in view. */
export async function openCarousel(page: Page): Promise<Carousel> {
  const carousel = findCarousel(page);
  await page.goto('/');
  await hydrate(page);
  await carousel.root.scrollIntoViewIfNeeded();
  return carousel;
}
