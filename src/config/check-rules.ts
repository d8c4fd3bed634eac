import type { SiteConfig } from '../generated/config-types';
import { dropConsequences } from './report/drop-consequences';
import type { Finding } from './finding';
import { mergeFindings } from './report/merge-findings';
import type { Surroundings } from './surroundings';
import { createRuleContext, type Rule } from './rules/rule-context';
import { bookingSaysWhere } from './rules/safety/booking-says-where';
import { colorsReadable } from './rules/quality/colors-readable';
import { crisisNoticesNameCountry } from './rules/safety/crisis-notices-name-country';
import { creditsComplete } from './rules/quality/credits-complete';
import { datesExist } from './rules/quality/dates-exist';
import { embedsFitProvider } from './rules/safety/embeds-fit-provider';
import { entityPagesExist } from './rules/references/entity-pages-exist';
import { eventDaysAgree } from './rules/quality/event-days-agree';
import { eventsToCome } from './rules/quality/events-to-come';
import { filesExist } from './rules/references/files-exist';
import { htmlAllowed } from './rules/safety/html-allowed';
import { labelWordsKnown } from './rules/references/label-words-known';
import { listsFilled } from './rules/quality/lists-filled';
import { linksSayWhere } from './rules/quality/links-say-where';
import { menuPagesInSitemap } from './rules/navigation/menu-pages-in-sitemap';
import { linksResolve } from './rules/references/links-resolve';
import { liveSiteHasRealProviders } from './rules/safety/live-site-has-real-providers';
import { mediaRecorded } from './rules/quality/media-recorded';
import { noSamplesOnLiveSite } from './rules/quality/no-samples-on-live-site';
import { oneHeading } from './rules/quality/one-heading';
import { oneNotFoundPage } from './rules/references/one-not-found-page';
import { pageTextsFitSearch } from './rules/quality/page-texts-fit-search';
import { pagesLinked } from './rules/navigation/pages-linked';
import { picturesDescribed } from './rules/quality/pictures-described';
import { picturesFit } from './rules/quality/pictures-fit';
import { picturesReadable } from './rules/references/pictures-readable';
import { plainTextsPlain } from './rules/safety/plain-texts-plain';
import { placeholdersKnown } from './rules/references/placeholders-known';
import { quickExitLeadsAway } from './rules/safety/quick-exit-leads-away';
import { redirectsLeadSomewhere } from './rules/references/redirects-lead-somewhere';
import { redirectsStartAnew } from './rules/references/redirects-start-anew';
import { referencesExist } from './rules/references/references-exist';
import { widgetsShowCrisisHelp } from './rules/safety/widgets-show-crisis-help';
import { securityContactCurrent } from './rules/quality/security-contact-current';
import { shareTitlesDrawable } from './rules/quality/share-titles-drawable';
import { textsEasyToRead } from './rules/quality/texts-easy-to-read';
import { totalsCoverSpecialties } from './rules/quality/totals-cover-specialties';
import { uniqueAnchors } from './rules/references/unique-anchors';
import { uniqueEmbedTitles } from './rules/safety/unique-embed-titles';
import { uniqueIds } from './rules/references/unique-ids';
import { uniquePaths } from './rules/references/unique-paths';
import { uniqueSlugs } from './rules/references/unique-slugs';
import { uniqueTitles } from './rules/quality/unique-titles';
import { visibleCharacters } from './rules/safety/visible-characters';

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
  bookingSaysWhere,
  pageTextsFitSearch,
  shareTitlesDrawable,
  picturesDescribed,
  linksSayWhere,
  textsEasyToRead,
  picturesFit,
  listsFilled,
  eventsToCome,
  eventDaysAgree,
  securityContactCurrent,
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
