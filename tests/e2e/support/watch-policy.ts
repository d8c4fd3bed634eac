import type { Page } from '@playwright/test';

/** Collects what the policy refused, from before the first script of the page on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (text: string) => Promise<void>;
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      void reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
