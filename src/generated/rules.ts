// Written by `npm run generate` from src/config/rules/. Do not edit.
import type { Rule, RuleProblem } from '../config/rules/rule';
import { uniquePaths } from '../config/rules/references/unique-paths';
import { oneNotFoundPage } from '../config/rules/references/one-not-found-page';
import { uniqueIds } from '../config/rules/references/unique-ids';
import { uniqueSlugs } from '../config/rules/references/unique-slugs';
import { referencesExist } from '../config/rules/references/references-exist';
import { placeholdersKnown } from '../config/rules/references/placeholders-known';
import { linksResolve } from '../config/rules/references/links-resolve';
import { redirectsLeadSomewhere } from '../config/rules/references/redirects-lead-somewhere';
import { uniqueRedirects } from '../config/rules/references/unique-redirects';
import { filesExist } from '../config/rules/references/files-exist';
import { uniqueAnchors } from '../config/rules/references/unique-anchors';
import { entityPagesExist } from '../config/rules/references/entity-pages-exist';
import { picturesReadable } from '../config/rules/references/pictures-readable';
import { linksSafe } from '../config/rules/safety/links-safe';
import { htmlAllowed } from '../config/rules/safety/html-allowed';
import { filePathsPlain } from '../config/rules/safety/file-paths-plain';
import { embedsFitProvider } from '../config/rules/safety/embeds-fit-provider';
import { visibleCharacters } from '../config/rules/safety/visible-characters';
import { plainTextsPlain } from '../config/rules/safety/plain-texts-plain';
import { widgetsShowCrisisHelp } from '../config/rules/safety/widgets-show-crisis-help';
import { liveSiteHasRealProviders } from '../config/rules/safety/live-site-has-real-providers';
import { uniqueEmbedTitles } from '../config/rules/safety/unique-embed-titles';
import { crisisNoticesNameCountry } from '../config/rules/safety/crisis-notices-name-country';
import { quickExitLeadsAway } from '../config/rules/safety/quick-exit-leads-away';
import { bookingSaysWhere } from '../config/rules/safety/booking-says-where';
import { widgetsOfTheirOwn } from '../config/rules/safety/widgets-of-their-own';
import { uniqueWidgets } from '../config/rules/safety/unique-widgets';
import { publicFilesHarmless } from '../config/rules/safety/public-files-harmless';
import { readyToGoLive } from '../config/rules/safety/ready-to-go-live';
import { redirectsOpenPages } from '../config/rules/safety/redirects-open-pages';
import { widgetsFromKnownServers } from '../config/rules/safety/widgets-from-known-servers';
import { siteAddressUsable } from '../config/rules/safety/site-address-usable';
import { picturesBounded } from '../config/rules/safety/pictures-bounded';
import { crisisHelpNamed } from '../config/rules/safety/crisis-help-named';
import { statesSaidByAll } from '../config/rules/safety/states-said-by-all';
import { crisisNoticesFitCountry } from '../config/rules/safety/crisis-notices-fit-country';
import { oneHeading } from '../config/rules/quality/one-heading';
import { mediaRecorded } from '../config/rules/quality/media-recorded';
import { uniqueTitles } from '../config/rules/quality/unique-titles';
import { totalsCoverSpecialties } from '../config/rules/quality/totals-cover-specialties';
import { datesExist } from '../config/rules/quality/dates-exist';
import { noSamplesOnLiveSite } from '../config/rules/quality/no-samples-on-live-site';
import { pageTextsFitSearch } from '../config/rules/quality/page-texts-fit-search';
import { picturesDescribed } from '../config/rules/quality/pictures-described';
import { linksSayWhere } from '../config/rules/quality/links-say-where';
import { textsEasyToRead } from '../config/rules/quality/texts-easy-to-read';
import { picturesFit } from '../config/rules/quality/pictures-fit';
import { eventsToCome } from '../config/rules/quality/events-to-come';
import { eventDaysAgree } from '../config/rules/quality/event-days-agree';
import { colorsReadable } from '../config/rules/quality/colors-readable';
import { shareTitlesDrawable } from '../config/rules/quality/share-titles-drawable';
import { creditsComplete } from '../config/rules/quality/credits-complete';
import { listsFilled } from '../config/rules/quality/lists-filled';
import { securityContactCurrent } from '../config/rules/quality/security-contact-current';
import { placesKeptQuiet } from '../config/rules/quality/places-kept-quiet';
import { oneFeedAPage } from '../config/rules/quality/one-feed-a-page';
import { onePagedListAPage } from '../config/rules/quality/one-paged-list-a-page';
import { tagsUsed } from '../config/rules/quality/tags-used';
import { tagsToldApart } from '../config/rules/quality/tags-told-apart';
import { seriesComplete } from '../config/rules/quality/series-complete';
import { feedsFilled } from '../config/rules/quality/feeds-filled';
import { publicFilesUsed } from '../config/rules/quality/public-files-used';
import { videosFit } from '../config/rules/quality/videos-fit';
import { momentsExist } from '../config/rules/quality/moments-exist';
import { publishedLinks } from '../config/rules/quality/published-links';
import { pagesStay } from '../config/rules/quality/pages-stay';
import { answerPagesPossible } from '../config/rules/quality/answer-pages-possible';
import { searchInHeader } from '../config/rules/quality/search-in-header';
import { foldersMoved } from '../config/rules/quality/folders-moved';
import { calendarOfKnownEvents } from '../config/rules/quality/calendar-of-known-events';
import { podcastsComplete } from '../config/rules/quality/podcasts-complete';
import { authorsKnown } from '../config/rules/quality/authors-known';
import { languageHasWords } from '../config/rules/quality/language-has-words';
import { phonesPossible } from '../config/rules/quality/phones-possible';
import { crisisNumbersCurrent } from '../config/rules/quality/crisis-numbers-current';
import { hoursPossible } from '../config/rules/quality/hours-possible';
import { specialHoursToCome } from '../config/rules/quality/special-hours-to-come';
import { mapsShowCountry } from '../config/rules/quality/maps-show-country';
import { typefacesThere } from '../config/rules/quality/typefaces-there';
import { eventTimesPossible } from '../config/rules/quality/event-times-possible';
import { currencyKnown } from '../config/rules/quality/currency-known';
import { namesFitSystems } from '../config/rules/quality/names-fit-systems';
import { layoutsFit } from '../config/rules/quality/layouts-fit';
import { pagesLinked } from '../config/rules/navigation/pages-linked';
import { menuPagesInSitemap } from '../config/rules/navigation/menu-pages-in-sitemap';
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
