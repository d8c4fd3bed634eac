import type { Locator, Page } from '@playwright/test';

/** The explanation of a failure. */
export function alertOf(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /./ });
}

/** Everything in which the page could keep a secret. */
export function listKept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      window.location.href,
      window.history.state,
    ]),
  );
}
