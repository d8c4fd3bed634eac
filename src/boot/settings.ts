import { attributes } from '../contract/page-contract';
import type { Behavior } from '../generated/config-types';

/** What the browser needs to know before any page data has been fetched. */
export interface BootSettings {
  /** the page in this HTML file; the 404 page is served under many addresses */
  path: string;
  /** what addresses of the site begin with, when it is a further language of another one */
  base?: string;
  compactAfter: number;
  data: Behavior['data'];
}

/** Reads the settings that the document carries in `<html data-settings>`. */
export function readSettings(): BootSettings {
  const written = document.documentElement.getAttribute(attributes.settings);
  return JSON.parse(written ?? '') as BootSettings;
}
