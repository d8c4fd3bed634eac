import type { Translation } from '../../check/languages/check-languages';
import type { SiteConfig } from '../../generated/config-types';
import type { PublicAssets } from '../../pages/build-context';
import { linkLanguages } from '../../pages/link-languages';
import { planPages, type PlannedPage } from '../../pages/plan-pages';
import type { SiteFiles } from './plan-site';

/** A config in one language, with what of it is in another one. */
export type InLanguage = Pick<SiteFiles, 'english'> &
  Pick<Partial<Translation>, 'untranslated'> & { config: SiteConfig };

/** The pages of each language, with links to the others on a site that has several. */
export function planLanguages(
  { config, english }: InLanguage,
  translations: readonly Translation[],
  assets: PublicAssets,
): (readonly PlannedPage[])[] {
  const main = planPages(config, assets);
  if (translations.length === 0 && !english?.size) return [main];
  const addresses = config.routes.map(({ path }) => ({ main: path, own: path }));
  return linkLanguages([
    { config, addresses, pages: main },
    ...translations.map((one) => ({
      ...one,
      pages: planPages(one.config, assets, one.untranslated),
    })),
  ]);
}
