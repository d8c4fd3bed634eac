import type { SiteConfig } from '../generated/config-types';
import { dropConsequences } from './drop-consequences';
import type { Finding } from './finding';
import { mergeFindings } from './merge-findings';
import type { Surroundings } from './surroundings';
import { createRuleContext, type Rule } from './rules/rule-context';
import { colorsReadable } from './rules/colors-readable';
import { crisisNoticesNameCountry } from './rules/crisis-notices-name-country';
import { creditsComplete } from './rules/credits-complete';
import { datesExist } from './rules/dates-exist';
import { embedsFitProvider } from './rules/embeds-fit-provider';
import { entityPagesExist } from './rules/entity-pages-exist';
import { eventDaysAgree } from './rules/event-days-agree';
import { eventsToCome } from './rules/events-to-come';
import { filesExist } from './rules/files-exist';
import { htmlAllowed } from './rules/html-allowed';
import { labelWordsKnown } from './rules/label-words-known';
import { listsFilled } from './rules/lists-filled';
import { linksSayWhere } from './rules/links-say-where';
import { menuPagesInSitemap } from './rules/menu-pages-in-sitemap';
import { linksResolve } from './rules/links-resolve';
import { liveSiteHasRealProviders } from './rules/live-site-has-real-providers';
import { mediaRecorded } from './rules/media-recorded';
import { noSamplesOnLiveSite } from './rules/no-samples-on-live-site';
import { oneHeading } from './rules/one-heading';
import { oneNotFoundPage } from './rules/one-not-found-page';
import { pageTextsFitSearch } from './rules/page-texts-fit-search';
import { pagesLinked } from './rules/pages-linked';
import { picturesDescribed } from './rules/pictures-described';
import { picturesFit } from './rules/pictures-fit';
import { picturesReadable } from './rules/pictures-readable';
import { plainTextsPlain } from './rules/plain-texts-plain';
import { placeholdersKnown } from './rules/placeholders-known';
import { quickExitLeadsAway } from './rules/quick-exit-leads-away';
import { redirectsLeadSomewhere } from './rules/redirects-lead-somewhere';
import { redirectsStartAnew } from './rules/redirects-start-anew';
import { referencesExist } from './rules/references-exist';
import { widgetsShowCrisisHelp } from './rules/widgets-show-crisis-help';
import { shareTitlesDrawable } from './rules/share-titles-drawable';
import { textsEasyToRead } from './rules/texts-easy-to-read';
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
  picturesReadable,
  oneHeading,
  uniqueAnchors,
  htmlAllowed,
  plainTextsPlain,
  visibleCharacters,
  mediaRecorded,
  creditsComplete,
  uniqueTitles,
  totalsCoverSpecialties,
  datesExist,
  noSamplesOnLiveSite,
  embedsFitProvider,
  uniqueEmbedTitles,
  liveSiteHasRealProviders,
  widgetsShowCrisisHelp,
  crisisNoticesNameCountry,
  quickExitLeadsAway,
  pageTextsFitSearch,
  shareTitlesDrawable,
  picturesDescribed,
  linksSayWhere,
  textsEasyToRead,
  picturesFit,
  listsFilled,
  eventsToCome,
  eventDaysAgree,
  colorsReadable,
  pagesLinked,
  menuPagesInSitemap,
];

/** Applies all rules to a config that fits the schema. */
export function checkRules(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings,
): Finding[] {
  const context = createRuleContext(config, publicFiles, surroundings);
  const findings = rules.flatMap((rule) => rule(context));
  return mergeFindings(dropConsequences(findings, config));
}
