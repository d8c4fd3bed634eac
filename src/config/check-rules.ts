import type { SiteConfig } from '../generated/config-types';
import type { Finding } from './finding';
import { createRuleContext, type Rule } from './rules/rule-context';
import { datesExist } from './rules/dates-exist';
import { embedsFitProvider } from './rules/embeds-fit-provider';
import { entityPagesExist } from './rules/entity-pages-exist';
import { filesExist } from './rules/files-exist';
import { htmlAllowed } from './rules/html-allowed';
import { labelWordsKnown } from './rules/label-words-known';
import { linksResolve } from './rules/links-resolve';
import { liveSiteHasRealProviders } from './rules/live-site-has-real-providers';
import { mediaRecorded } from './rules/media-recorded';
import { noSamplesOnLiveSite } from './rules/no-samples-on-live-site';
import { oneHeading } from './rules/one-heading';
import { oneNotFoundPage } from './rules/one-not-found-page';
import { placeholdersKnown } from './rules/placeholders-known';
import { redirectsLeadSomewhere } from './rules/redirects-lead-somewhere';
import { redirectsStartAnew } from './rules/redirects-start-anew';
import { referencesExist } from './rules/references-exist';
import { totalsCoverSpecialties } from './rules/totals-cover-specialties';
import { uniqueAnchors } from './rules/unique-anchors';
import { uniqueEmbedTitles } from './rules/unique-embed-titles';
import { uniqueIds } from './rules/unique-ids';
import { uniquePaths } from './rules/unique-paths';
import { uniqueSlugs } from './rules/unique-slugs';
import { uniqueTitles } from './rules/unique-titles';
import { visibleCharacters } from './rules/visible-characters';

const rules: readonly Rule[] = [
  uniquePaths,
  oneNotFoundPage,
  uniqueIds,
  uniqueSlugs,
  referencesExist,
  placeholdersKnown,
  labelWordsKnown,
  linksResolve,
  entityPagesExist,
  redirectsLeadSomewhere,
  redirectsStartAnew,
  filesExist,
  oneHeading,
  uniqueAnchors,
  htmlAllowed,
  visibleCharacters,
  mediaRecorded,
  uniqueTitles,
  totalsCoverSpecialties,
  datesExist,
  noSamplesOnLiveSite,
  embedsFitProvider,
  uniqueEmbedTitles,
  liveSiteHasRealProviders,
];

/** Applies all rules to a config that fits the schema. */
export function checkRules(config: SiteConfig, publicFiles: ReadonlySet<string>): Finding[] {
  const context = createRuleContext(config, publicFiles);
  return rules.flatMap((rule) => rule(context));
}
