import type { SpoiledSite } from './spoiled-site';

/** One way to spoil a page, and the content check that must find it. */
export interface Spoil {
  name: string;
  /** the test site that has the page, where it is not `every-part` */
  site?: 'every-part' | 'two-languages';
  /** the page that is spoiled */
  path: string;
  /** what the title of the check says */
  check: RegExp;
  /** what its error says, so that it is not another fault that made it fail */
  finds: RegExp;
  spoil: (site: SpoiledSite) => void;
}
