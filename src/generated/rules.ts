// Written by `npm run generate` from src/check/rules/. Do not edit.
import type { Rule, RuleProblem } from '../check/rules/rule';
import { uniquePaths } from '../check/rules/references/unique-paths';
import { oneNotFoundPage } from '../check/rules/references/one-not-found-page';
import { uniqueIds } from '../check/rules/references/unique-ids';
import { uniqueSlugs } from '../check/rules/references/unique-slugs';
import { unknownIds } from '../check/rules/references/unknown-ids';
import { unknownPlaceholders } from '../check/rules/references/unknown-placeholders';
import { brokenLinks } from '../check/rules/references/broken-links';
import { brokenRedirects } from '../check/rules/references/broken-redirects';
import { uniqueRedirects } from '../check/rules/references/unique-redirects';
import { missingFiles } from '../check/rules/references/missing-files';
import { uniqueAnchors } from '../check/rules/references/unique-anchors';
import { entityPagesExist } from '../check/rules/references/entity-pages-exist';
import { picturesReadable } from '../check/rules/references/pictures-readable';
import { formsReachService } from '../check/rules/references/forms-reach-service';
import { unsafeLinks } from '../check/rules/safety/unsafe-links';
import { unsafeHtml } from '../check/rules/safety/unsafe-html';
import { filePathsPlain } from '../check/rules/safety/file-paths-plain';
import { embedsFitProvider } from '../check/rules/safety/embeds-fit-provider';
import { invisibleCharacters } from '../check/rules/safety/invisible-characters';
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
import { formsSpareHealth } from '../check/rules/safety/forms-spare-health';
import { pageHeading } from '../check/rules/quality/page-heading';
import { mediaLicenses } from '../check/rules/quality/media-licenses';
import { uniqueTitles } from '../check/rules/quality/unique-titles';
import { totalsCoverSpecialties } from '../check/rules/quality/totals-cover-specialties';
import { invalidDates } from '../check/rules/quality/invalid-dates';
import { noSamplesOnLiveSite } from '../check/rules/quality/no-samples-on-live-site';
import { searchSnippetLength } from '../check/rules/quality/search-snippet-length';
import { altText } from '../check/rules/quality/alt-text';
import { linkText } from '../check/rules/quality/link-text';
import { readingLevel } from '../check/rules/quality/reading-level';
import { imageSizes } from '../check/rules/quality/image-sizes';
import { eventsToCome } from '../check/rules/quality/events-to-come';
import { eventDaysAgree } from '../check/rules/quality/event-days-agree';
import { colorContrast } from '../check/rules/quality/color-contrast';
import { shareTitlesDrawable } from '../check/rules/quality/share-titles-drawable';
import { creditsComplete } from '../check/rules/quality/credits-complete';
import { emptyLists } from '../check/rules/quality/empty-lists';
import { securityContactCurrent } from '../check/rules/quality/security-contact-current';
import { placesKeptQuiet } from '../check/rules/quality/places-kept-quiet';
import { oneFeedAPage } from '../check/rules/quality/one-feed-a-page';
import { onePagedListAPage } from '../check/rules/quality/one-paged-list-a-page';
import { unusedTags } from '../check/rules/quality/unused-tags';
import { tagsToldApart } from '../check/rules/quality/tags-told-apart';
import { seriesComplete } from '../check/rules/quality/series-complete';
import { emptyFeeds } from '../check/rules/quality/empty-feeds';
import { unusedPublicFiles } from '../check/rules/quality/unused-public-files';
import { videoSizes } from '../check/rules/quality/video-sizes';
import { invalidTimes } from '../check/rules/quality/invalid-times';
import { publishedLinks } from '../check/rules/quality/published-links';
import { pagesStay } from '../check/rules/quality/pages-stay';
import { answerPagesPossible } from '../check/rules/quality/answer-pages-possible';
import { searchInHeader } from '../check/rules/quality/search-in-header';
import { foldersMoved } from '../check/rules/quality/folders-moved';
import { calendarOfKnownEvents } from '../check/rules/quality/calendar-of-known-events';
import { podcastsComplete } from '../check/rules/quality/podcasts-complete';
import { authorsKnown } from '../check/rules/quality/authors-known';
import { languageHasWords } from '../check/rules/quality/language-has-words';
import { phoneNumbers } from '../check/rules/quality/phone-numbers';
import { crisisNumbersCurrent } from '../check/rules/quality/crisis-numbers-current';
import { openingHours } from '../check/rules/quality/opening-hours';
import { specialHoursToCome } from '../check/rules/quality/special-hours-to-come';
import { mapsShowCountry } from '../check/rules/quality/maps-show-country';
import { missingFonts } from '../check/rules/quality/missing-fonts';
import { eventTimesPossible } from '../check/rules/quality/event-times-possible';
import { currencyCode } from '../check/rules/quality/currency-code';
import { namesFitSystems } from '../check/rules/quality/names-fit-systems';
import { layoutsFit } from '../check/rules/quality/layouts-fit';
import { eventRepeatsPossible } from '../check/rules/quality/event-repeats-possible';
import { tableHeaders } from '../check/rules/quality/table-headers';
import { orphanPages } from '../check/rules/navigation/orphan-pages';
import { menuPagesInSitemap } from '../check/rules/navigation/menu-pages-in-sitemap';
import { linksToRemovedPages } from '../check/rules/navigation/links-to-removed-pages';
import type { RuleCode } from './rule-codes';

/** Every rule, in the order of the codes. */
export const rules: readonly Rule[] = [
  uniquePaths,
  oneNotFoundPage,
  uniqueIds,
  uniqueSlugs,
  unknownIds,
  unknownPlaceholders,
  brokenLinks,
  brokenRedirects,
  uniqueRedirects,
  missingFiles,
  uniqueAnchors,
  entityPagesExist,
  picturesReadable,
  formsReachService,
  unsafeLinks,
  unsafeHtml,
  filePathsPlain,
  embedsFitProvider,
  invisibleCharacters,
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
  formsSpareHealth,
  pageHeading,
  mediaLicenses,
  uniqueTitles,
  totalsCoverSpecialties,
  invalidDates,
  noSamplesOnLiveSite,
  searchSnippetLength,
  altText,
  linkText,
  readingLevel,
  imageSizes,
  eventsToCome,
  eventDaysAgree,
  colorContrast,
  shareTitlesDrawable,
  creditsComplete,
  emptyLists,
  securityContactCurrent,
  placesKeptQuiet,
  oneFeedAPage,
  onePagedListAPage,
  unusedTags,
  tagsToldApart,
  seriesComplete,
  emptyFeeds,
  unusedPublicFiles,
  videoSizes,
  invalidTimes,
  publishedLinks,
  pagesStay,
  answerPagesPossible,
  searchInHeader,
  foldersMoved,
  calendarOfKnownEvents,
  podcastsComplete,
  authorsKnown,
  languageHasWords,
  phoneNumbers,
  crisisNumbersCurrent,
  openingHours,
  specialHoursToCome,
  mapsShowCountry,
  missingFonts,
  eventTimesPossible,
  currencyCode,
  namesFitSystems,
  layoutsFit,
  eventRepeatsPossible,
  tableHeaders,
  orphanPages,
  menuPagesInSitemap,
  linksToRemovedPages,
];

/** Every kind of problem that rules declare. */
export const ruleProblems: Readonly<Record<RuleCode, RuleProblem>> = {
  ...uniquePaths.problems,
  ...oneNotFoundPage.problems,
  ...uniqueIds.problems,
  ...uniqueSlugs.problems,
  ...unknownIds.problems,
  ...unknownPlaceholders.problems,
  ...brokenLinks.problems,
  ...brokenRedirects.problems,
  ...uniqueRedirects.problems,
  ...missingFiles.problems,
  ...uniqueAnchors.problems,
  ...entityPagesExist.problems,
  ...picturesReadable.problems,
  ...formsReachService.problems,
  ...unsafeLinks.problems,
  ...unsafeHtml.problems,
  ...filePathsPlain.problems,
  ...embedsFitProvider.problems,
  ...invisibleCharacters.problems,
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
  ...formsSpareHealth.problems,
  ...pageHeading.problems,
  ...mediaLicenses.problems,
  ...uniqueTitles.problems,
  ...totalsCoverSpecialties.problems,
  ...invalidDates.problems,
  ...noSamplesOnLiveSite.problems,
  ...searchSnippetLength.problems,
  ...altText.problems,
  ...linkText.problems,
  ...readingLevel.problems,
  ...imageSizes.problems,
  ...eventsToCome.problems,
  ...eventDaysAgree.problems,
  ...colorContrast.problems,
  ...shareTitlesDrawable.problems,
  ...creditsComplete.problems,
  ...emptyLists.problems,
  ...securityContactCurrent.problems,
  ...placesKeptQuiet.problems,
  ...oneFeedAPage.problems,
  ...onePagedListAPage.problems,
  ...unusedTags.problems,
  ...tagsToldApart.problems,
  ...seriesComplete.problems,
  ...emptyFeeds.problems,
  ...unusedPublicFiles.problems,
  ...videoSizes.problems,
  ...invalidTimes.problems,
  ...publishedLinks.problems,
  ...pagesStay.problems,
  ...answerPagesPossible.problems,
  ...searchInHeader.problems,
  ...foldersMoved.problems,
  ...calendarOfKnownEvents.problems,
  ...podcastsComplete.problems,
  ...authorsKnown.problems,
  ...languageHasWords.problems,
  ...phoneNumbers.problems,
  ...crisisNumbersCurrent.problems,
  ...openingHours.problems,
  ...specialHoursToCome.problems,
  ...mapsShowCountry.problems,
  ...missingFonts.problems,
  ...eventTimesPossible.problems,
  ...currencyCode.problems,
  ...namesFitSystems.problems,
  ...layoutsFit.problems,
  ...eventRepeatsPossible.problems,
  ...tableHeaders.problems,
  ...orphanPages.problems,
  ...menuPagesInSitemap.problems,
  ...linksToRemovedPages.problems,
};
