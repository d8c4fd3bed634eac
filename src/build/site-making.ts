import type { Translation } from '../check/languages/check-languages';
import type { SiteConfig } from '../generated/config-types';
import type { Host } from '../published/hosts/hosts';
import type { SitePlan } from './outputs/plan-site';
import type { Bundle } from './bundle';

/** What a build did. */
export interface BuildResult {
  pages: number;
  rendered: number;
  /** all files, also those for the host */
  files: number;
}

/** A site that is about to be made, whole or in parts. */
export interface SiteMaking {
  /** a checked config */
  config: SiteConfig;
  /** the other languages of the config, if it has some */
  translations: readonly Translation[] | undefined;
  /** usual words that are English, because the project has none in the main language */
  english: ReadonlySet<string> | undefined;
  publicFolder: string;
  plan: SitePlan;
  bundle: Bundle;
  host: Host;
  /** where it goes when it is complete */
  outFolder: string;
}
