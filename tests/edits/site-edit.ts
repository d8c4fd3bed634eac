import type { SiteConfig } from '../../src/generated/config-types';

/**
 * A change that an editor may make to any site, so that the checks of its content must stay green. It
 * finds what it changes by its kind, never by its name, and does nothing to a site that has no such
 * thing.
 */
export interface SiteEdit {
  /** letters, digits and hyphens */
  name: string;
  apply: (config: SiteConfig, files: PublicFiles) => void | Promise<void>;
  /** what it writes that a checked config, which is in one language, cannot say */
  write?: (config: SiteConfig) => unknown;
}

/** The folder with pictures and documents, a copy of which is made when it is first written to. */
export interface PublicFiles {
  write: (path: string, content: Buffer | string) => void;
}
