// Written by `npm run generate` from src/check/rules/. Do not edit.
import type { Rule, RuleProblem } from '../check/rules/rule';
import { uniquePaths } from '../check/rules/references/unique-paths';
import { oneNotFoundPage } from '../check/rules/references/one-not-found-page';
import { uniqueIds } from '../check/rules/references/unique-ids';
import { uniqueSlugs } from '../check/rules/references/unique-slugs';
import { referencesExist } from '../check/rules/references/references-exist';
import { placeholdersKnown } from '../check/rules/references/placeholders-known';
import { linksResolve } from '../check/rules/references/links-resolve';
import { redirectsLeadSomewhere } from '../check/rules/references/redirects-lead-somewhere';
import { uniqueRedirects } from '../check/rules/references/unique-redirects';
import { filesExist } from '../check/rules/references/files-exist';
import { uniqueAnchors } from '../check/rules/references/unique-anchors';
import { entityPagesExist } from '../check/rules/references/entity-pages-exist';
import { picturesReadable } from '../check/rules/references/pictures-readable';
import { linksSafe } from '../check/rules/safety/links-safe';
import { htmlAllowed } from '../check/rules/safety/html-allowed';
import { filePathsPlain } from '../check/rules/safety/file-paths-plain';
import { embedsFitProvider } from '../check/rules/safety/embeds-fit-provider';
import { visibleCharacters } from '../check/rules/safety/visible-characters';
import { plainTextsPlain } from '../check/rules/safety/plain-texts-plain';
import { widgetsShowCrisisHelp } from '../check/rules/safety/widgets-show-crisis-help';
import { liveSiteHasRealProviders } from '../check/rules/safety/live-site-has-real-providers';
import { uniqueEmbedTitles } from '../check/rules/safety/unique-embed-titles';
import { crisisNoticesNameCountry } from '../check/rules/safety/crisis-notices-name-country';
import { quickExitLeadsAway } from '../check/rules/safety/quick-exit-leads-away';
import { bookingSaysWhere } from '../check/rules/safety/booking-says-where';
import { widgetsOfTheirOwn } from '../check/rules/safety/widgets-of-their-own';
import { uniqueWidgets } from '../check/rules/safety/unique-widgets';
import { publicFilesHarmless } from '../check/rules/safety/public-files-harmless';
import { readyToGoLive } from '../check/rules/safety/ready-to-go-live';
import { redirectsOpenPages } from '../check/rules/safety/redirects-open-pages';
import { widgetsFromKnownServers } from '../check/rules/safety/widgets-from-known-servers';
import { siteAddressUsable } from '../check/rules/safety/site-address-usable';
import { picturesBounded } from '../check/rules/safety/pictures-bounded';
import { crisisHelpNamed } from '../check/rules/safety/crisis-help-named';
import { statesSaidByAll } from '../check/rules/safety/states-said-by-all';
import { crisisNoticesFitCountry } from '../check/rules/safety/crisis-notices-fit-country';
import { oneHeading } from '../check/rules/quality/one-heading';
import { mediaRecorded } from '../check/rules/quality/media-recorded';
import { uniqueTitles } from '../check/rules/quality/unique-titles';
import { totalsCoverSpecialties } from '../check/rules/quality/totals-cover-specialties';
import { datesExist } from '../check/rules/quality/dates-exist';
import { noSamplesOnLiveSite } from '../check/rules/quality/no-samples-on-live-site';
import { pageTextsFitSearch } from '../check/rules/quality/page-texts-fit-search';
import { picturesDescribed } from '../check/rules/quality/pictures-described';
import { linksSayWhere } from '../check/rules/quality/links-say-where';
import { textsEasyToRead } from '../check/rules/quality/texts-easy-to-read';
import { picturesFit } from '../check/rules/quality/pictures-fit';
import { eventsToCome } from '../check/rules/quality/events-to-come';
import { eventDaysAgree } from '../check/rules/quality/event-days-agree';
import { colorsReadable } from '../check/rules/quality/colors-readable';
import { shareTitlesDrawable } from '../check/rules/quality/share-titles-drawable';
import { creditsComplete } from '../check/rules/quality/credits-complete';
import { listsFilled } from '../check/rules/quality/lists-filled';
import { securityContactCurrent } from '../check/rules/quality/security-contact-current';
import { placesKeptQuiet } from '../check/rules/quality/places-kept-quiet';
import { oneFeedAPage } from '../check/rules/quality/one-feed-a-page';
import { onePagedListAPage } from '../check/rules/quality/one-paged-list-a-page';
import { tagsUsed } from '../check/rules/quality/tags-used';
import { tagsToldApart } from '../check/rules/quality/tags-told-apart';
import { seriesComplete } from '../check/rules/quality/series-complete';
import { feedsFilled } from '../check/rules/quality/feeds-filled';
import { publicFilesUsed } from '../check/rules/quality/public-files-used';
import { videosFit } from '../check/rules/quality/videos-fit';
import { momentsExist } from '../check/rules/quality/moments-exist';
import { publishedLinks } from '../check/rules/quality/published-links';
import { pagesStay } from '../check/rules/quality/pages-stay';
import { answerPagesPossible } from '../check/rules/quality/answer-pages-possible';
import { searchInHeader } from '../check/rules/quality/search-in-header';
import { foldersMoved } from '../check/rules/quality/folders-moved';
import { calendarOfKnownEvents } from '../check/rules/quality/calendar-of-known-events';
import { podcastsComplete } from '../check/rules/quality/podcasts-complete';
import { authorsKnown } from '../check/rules/quality/authors-known';
import { languageHasWords } from '../check/rules/quality/language-has-words';
import { phonesPossible } from '../check/rules/quality/phones-possible';
import { crisisNumbersCurrent } from '../check/rules/quality/crisis-numbers-current';
import { hoursPossible } from '../check/rules/quality/hours-possible';
import { specialHoursToCome } from '../check/rules/quality/special-hours-to-come';
import { mapsShowCountry } from '../check/rules/quality/maps-show-country';
import { typefacesThere } from '../check/rules/quality/typefaces-there';
import { eventTimesPossible } from '../check/rules/quality/event-times-possible';
import { currencyKnown } from '../check/rules/quality/currency-known';
import { namesFitSystems } from '../check/rules/quality/names-fit-systems';
import { layoutsFit } from '../check/rules/quality/layouts-fit';
import { pagesLinked } from '../check/rules/navigation/pages-linked';
import { menuPagesInSitemap } from '../check/rules/navigation/menu-pages-in-sitemap';
import type { RuleCode } from './rule-codes';

/** Every rule, in the order of the codes. */
export const rules: readonly Rule[] = [
  uniquePaths,
  oneNotFoundPage,
  uniqueIds,
  uniqueSlugs,
  referencesExist,
  placeholdersKnown,
  linksResolve,
  redirectsLeadSomewhere,
  uniqueRedirects,
  filesExist,
  uniqueAnchors,
  entityPagesExist,
  picturesReadable,
  linksSafe,
  htmlAllowed,
  filePathsPlain,
  embedsFitProvider,
  visibleCharacters,
  plainTextsPlain,
  widgetsShowCrisisHelp,
  liveSiteHasRealProviders,
  uniqueEmbedTitles,
  crisisNoticesNameCountry,
  quickExitLeadsAway,
  bookingSaysWhere,
  widgetsOfTheirOwn,
  uniqueWidgets,
  publicFilesHarmless,
  readyToGoLive,
  redirectsOpenPages,
  widgetsFromKnownServers,
  siteAddressUsable,
  picturesBounded,
  crisisHelpNamed,
  statesSaidByAll,
  crisisNoticesFitCountry,
  oneHeading,
  mediaRecorded,
  uniqueTitles,
  totalsCoverSpecialties,
  datesExist,
  noSamplesOnLiveSite,
  pageTextsFitSearch,
  picturesDescribed,
  linksSayWhere,
  textsEasyToRead,
  picturesFit,
  eventsToCome,
  eventDaysAgree,
  colorsReadable,
  shareTitlesDrawable,
  creditsComplete,
  listsFilled,
  securityContactCurrent,
  placesKeptQuiet,
  oneFeedAPage,
  onePagedListAPage,
  tagsUsed,
  tagsToldApart,
  seriesComplete,
  feedsFilled,
  publicFilesUsed,
  videosFit,
  momentsExist,
  publishedLinks,
  pagesStay,
  answerPagesPossible,
  searchInHeader,
  foldersMoved,
  calendarOfKnownEvents,
  podcastsComplete,
  authorsKnown,
  languageHasWords,
  phonesPossible,
  crisisNumbersCurrent,
  hoursPossible,
  specialHoursToCome,
  mapsShowCountry,
  typefacesThere,
  eventTimesPossible,
  currencyKnown,
  namesFitSystems,
  layoutsFit,
  pagesLinked,
  menuPagesInSitemap,
];

/** Every kind of problem that rules declare. */
export const ruleProblems: Readonly<Record<RuleCode, RuleProblem>> = {
  ...uniquePaths.problems,
  ...oneNotFoundPage.problems,
  ...uniqueIds.problems,
  ...uniqueSlugs.problems,
  ...referencesExist.problems,
  ...placeholdersKnown.problems,
  ...linksResolve.problems,
  ...redirectsLeadSomewhere.problems,
  ...uniqueRedirects.problems,
  ...filesExist.problems,
  ...uniqueAnchors.problems,
  ...entityPagesExist.problems,
  ...picturesReadable.problems,
  ...linksSafe.problems,
  ...htmlAllowed.problems,
  ...filePathsPlain.problems,
  ...embedsFitProvider.problems,
  ...visibleCharacters.problems,
  ...plainTextsPlain.problems,
  ...widgetsShowCrisisHelp.problems,
  ...liveSiteHasRealProviders.problems,
  ...uniqueEmbedTitles.problems,
  ...crisisNoticesNameCountry.problems,
  ...quickExitLeadsAway.problems,
  ...bookingSaysWhere.problems,
  ...widgetsOfTheirOwn.problems,
  ...uniqueWidgets.problems,
  ...publicFilesHarmless.problems,
  ...readyToGoLive.problems,
  ...redirectsOpenPages.problems,
  ...widgetsFromKnownServers.problems,
  ...siteAddressUsable.problems,
  ...picturesBounded.problems,
  ...crisisHelpNamed.problems,
  ...statesSaidByAll.problems,
  ...crisisNoticesFitCountry.problems,
  ...oneHeading.problems,
  ...mediaRecorded.problems,
  ...uniqueTitles.problems,
  ...totalsCoverSpecialties.problems,
  ...datesExist.problems,
  ...noSamplesOnLiveSite.problems,
  ...pageTextsFitSearch.problems,
  ...picturesDescribed.problems,
  ...linksSayWhere.problems,
  ...textsEasyToRead.problems,
  ...picturesFit.problems,
  ...eventsToCome.problems,
  ...eventDaysAgree.problems,
  ...colorsReadable.problems,
  ...shareTitlesDrawable.problems,
  ...creditsComplete.problems,
  ...listsFilled.problems,
  ...securityContactCurrent.problems,
  ...placesKeptQuiet.problems,
  ...oneFeedAPage.problems,
  ...onePagedListAPage.problems,
  ...tagsUsed.problems,
  ...tagsToldApart.problems,
  ...seriesComplete.problems,
  ...feedsFilled.problems,
  ...publicFilesUsed.problems,
  ...videosFit.problems,
  ...momentsExist.problems,
  ...publishedLinks.problems,
  ...pagesStay.problems,
  ...answerPagesPossible.problems,
  ...searchInHeader.problems,
  ...foldersMoved.problems,
  ...calendarOfKnownEvents.problems,
  ...podcastsComplete.problems,
  ...authorsKnown.problems,
  ...languageHasWords.problems,
  ...phonesPossible.problems,
  ...crisisNumbersCurrent.problems,
  ...hoursPossible.problems,
  ...specialHoursToCome.problems,
  ...mapsShowCountry.problems,
  ...typefacesThere.problems,
  ...eventTimesPossible.problems,
  ...currencyKnown.problems,
  ...namesFitSystems.problems,
  ...layoutsFit.problems,
  ...pagesLinked.problems,
  ...menuPagesInSitemap.problems,
};
