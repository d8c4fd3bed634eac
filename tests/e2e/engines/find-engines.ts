import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKitPrograms } from './drivers/webkit';

/** The browsers that the behaviors in this folder are tested in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** What Debian's packages of these browsers are called. */
export const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;

/** Whether Playwright's own Firefox and WebKit are tested, as it fetches them for CI. */
export const usesPlaywrights = process.env['SITE_ENGINES'] === 'playwright';

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];

/** Finds an installed Firefox that is driven by WebDriver BiDi. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox']);
}

/** Finds an installed WebKit with its driver. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  const browser = libraries
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((api) => join(folder, `webkit2gtk-${api}`)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Which engines cannot be tested on this machine. */
export function listMissingEngines(): (keyof typeof debianPackages)[] {
  if (usesPlaywrights) return [];
  return [
    ...(findFirefox() ? [] : ['firefox' as const]),
    ...(findWebKit() ? [] : ['webkit' as const]),
  ];
}

/** Says in one line what is missing and what installs it. */
export function explainMissing(name: keyof typeof debianPackages): string {
  return `Not tested in ${name}: it is not installed (apt-get install ${debianPackages[name].join(' ')}).`;
}

function findProgram(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
